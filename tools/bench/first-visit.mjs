/** What a first visit costs: JavaScript carried and rounds of requests until the first picture of the catalogue. */
import { chromium } from '@playwright/test';
import { gzipSync } from 'node:zlib';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const TIMEOUT_MS = 20_000;

/**
 * @param {{ url: string, executablePath: string | undefined }} options
 * @returns {Promise<[string, string][]>}
 */
export async function measureFirstVisit({ url, executablePath }) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'commit' });
    const picture = page.locator('main img').first();
    await picture.waitFor({ timeout: TIMEOUT_MS });
    const shownAt = await picture.evaluate(async (image) => {
      await image.decode();
      return performance.now();
    });
    const needed = (await timing(page)).filter((entry) => entry.start < shownAt);
    const scripts = needed.filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
    const kilobytes =
      (await Promise.all(scripts.map(gzipLength))).reduce((sum, length) => sum + length, 0) / 1000;
    return [
      [
        'JavaScript until the catalogue is visible (gzip)',
        `${kilobytes.toFixed(1)} kB in ${scripts.length} files`,
      ],
      ['rounds of requests until the first picture', `${longestChain(needed)} (${needed.length} requests)`],
    ];
  } finally {
    await browser.close();
  }
}

const timing = (page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd }),
    ),
  );

/** As long as it is under gzip, whatever this browser asked for. */
async function gzipLength({ name }) {
  const response = await fetch(name);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
}

/** A request belongs to the round after the latest one that had ended when it began; the document is the first. */
function longestChain(entries) {
  const rounds = new Map();
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    const before = [...rounds].filter(([other]) => other.end <= entry.start).map(([, round]) => round);
    rounds.set(entry, 1 + Math.max(0, ...before));
  }
  return Math.max(...rounds.values());
}
