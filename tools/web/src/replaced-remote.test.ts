import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { startNginx } from '../../gallery/nginx.mjs';
import { buildFolder } from '../test/builders';
import { freePort } from '../test/servers';

// A machine without nginx installs it first.
jest.setTimeout(330_000);

const PUBLISH = path.resolve(__dirname, '../../../deploy/nginx/publish.sh');
const STOREFRONT = 'remotes/mf-storefront';
const DAY_MS = 86_400_000;

const firstBuilds = {
  'shell/index.html': '<title>shell</title>',
  'remotes/mf-live/mf-manifest.json': '{"live":1}',
  [`${STOREFRONT}/mf-manifest.json`]: '{"entry":"main.aaaaaaaa.js"}',
  [`${STOREFRONT}/main.aaaaaaaa.js`]: 'first',
  [`${STOREFRONT}/server/build.json`]: '{"build":"main.aaaaaaaa.js"}',
};
const nextBuild = {
  [`${STOREFRONT}/mf-manifest.json`]: '{"entry":"main.bbbbbbbb.js"}',
  [`${STOREFRONT}/main.bbbbbbbb.js`]: 'second',
  [`${STOREFRONT}/server/build.json`]: '{"build":"main.bbbbbbbb.js"}',
};

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const publish = (built: string, parts: string, ...which: string[]) =>
  execFileSync('sh', [PUBLISH, built, parts, ...which], { encoding: 'utf8' });

/** A gallery that serves the first builds, and the next one of the storefront, not yet published. */
async function gallery() {
  const parts = await buildFolder({});
  publish(await buildFolder(firstBuilds), parts);
  const { origin, stop } = await startNginx({
    port: await freePort(),
    apis: ['127.0.0.1:9'],
    partsDir: parts,
  });
  running.push({ stop });
  return { origin, parts, next: await buildFolder(nextBuild) };
}

/** Makes the files look days old. */
async function age(folder: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * DAY_MS);
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await fs.utimes(path.join(entry.parentPath, entry.name), then, then);
}

const filesIn = async (folder: string) =>
  (await fs.readdir(folder)).filter((name) => name.endsWith('.js')).toSorted();

it('replaces one remote while it is in use and leaves the others unchanged', async () => {
  const { origin, parts, next } = await gallery();
  // nginx tells versions apart by second and size.
  await age(parts, 1);
  const [storefront, live] = ['mf-storefront', 'mf-live'].map(
    (name) => `${origin}/remotes/${name}/mf-manifest.json`,
  );
  const before = await Promise.all(
    [storefront, live].map(async (url = '') => (await fetch(url)).headers.get('etag') ?? ''),
  );

  expect(publish(next, parts, STOREFRONT)).toBe(`Published ${STOREFRONT}.\n`);

  const answer = await fetch(storefront ?? '', { headers: { 'if-none-match': before[0] ?? '' } });
  expect(await answer.json()).toEqual({ entry: 'main.bbbbbbbb.js' });
  expect(await (await fetch(live ?? '')).json()).toEqual({ live: 1 });
  expect(await (await fetch(`${origin}/${STOREFRONT}/main.bbbbbbbb.js`)).text()).toBe('second');
  // A page that was already open keeps working.
  expect(await (await fetch(`${origin}/${STOREFRONT}/main.aaaaaaaa.js`)).text()).toBe('first');
  expect(await fs.readFile(`${parts}/${STOREFRONT}/server/build.json`, 'utf8')).toContain('bbbbbbbb');
});

it('keeps replaced files for two weeks from their replacement, whatever their age', async () => {
  const parts = await buildFolder({});
  const [first, next] = [await buildFolder(firstBuilds), await buildFolder(nextBuild)];
  publish(first, parts);
  await age(parts, 20);
  publish(next, parts, STOREFRONT);
  expect(await filesIn(`${parts}/${STOREFRONT}`)).toEqual(['main.aaaaaaaa.js', 'main.bbbbbbbb.js']);

  await age(parts, 20);
  publish(next, parts, STOREFRONT);
  expect(await filesIn(`${parts}/${STOREFRONT}`)).toEqual(['main.bbbbbbbb.js']);
});

it('refuses a remote without a build and changes nothing', async () => {
  const parts = await buildFolder({});
  expect(() => publish(parts, parts, 'remotes/mf-press')).toThrow('There is no build of remotes/mf-press');
  expect(await fs.readdir(parts)).toEqual([]);
});
