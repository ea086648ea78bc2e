import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');

/** Collects the scripts that a page loads from now on; those inside Stripe's frames are Stripe's. */
export function collectScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const request = response.request();
    // A request of a page that is being replaced no longer has a frame.
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame()) scripts.push(response);
  });
  return scripts;
}

interface ScriptInventory {
  /** Projects whose built files may run, byte for byte. */
  builds: readonly string[];
  /** Addresses of third-party scripts. */
  foreign: readonly string[];
  /** The Content-Security-Policy, which has the digests of the inline scripts. */
  policy: string;
}

/** Scripts of the open page that are missing from its inventory: by address and digest, inline ones by digest. */
export async function unknownScripts(
  page: Page,
  scripts: readonly Response[],
  { builds, foreign, policy }: ScriptInventory,
): Promise<string[]> {
  const built = new Set((await Promise.all(builds.map(digestsOf))).flat());
  const unknown: string[] = [];
  for (const script of scripts) {
    const url = script.url();
    if (foreign.includes(url)) continue;
    const digest = digestOf(await script.body());
    const isOwn = new URL(url).origin === new URL(page.url()).origin;
    if (!isOwn || !built.has(digest)) unknown.push(`${url} ${digest}`);
  }
  const elements = await page
    .locator('script:not([type="application/json"])')
    .evaluateAll((all) =>
      all.map((script) => ({ src: script.getAttribute('src'), text: script.textContent ?? '' })),
    );
  const loaded = new Set(scripts.map((script) => script.url()));
  for (const { src, text } of elements) {
    const isKnown =
      src === null
        ? policy.includes(`'sha256-${digestOf(text)}'`)
        : loaded.has(new URL(src, page.url()).href);
    if (!isKnown) unknown.push(src ?? `inline ${digestOf(text)}`);
  }
  return unknown;
}

async function digestsOf(project: string): Promise<string[]> {
  const folder = path.join(ROOT, project, 'dist');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map(async (name) => digestOf(await readFile(path.join(folder, name)))));
}
