/**
 * The cost of a first visit: JavaScript until the page can be used, and rounds of requests until the catalog's first
 * image.
 */
import { chromium } from '@playwright/test';
import { brotliCompressSync } from 'node:zlib';

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
/** Long compared with everything else on one machine, so that the times show which request waits for which. */
const LATENCY_MS = 200;

/**
 * @param {{ url: string, executablePath: string | undefined }} options
 * @returns {Promise<import('./goals.mjs').Row[]>}
 */
export async function measureFirstVisit({ url, executablePath }) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const network = await page.context().newCDPSession(page);
    const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', { ...unlimited, latency: LATENCY_MS });
    await page.addInitScript(noteTimes);
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(
      () =>
        globalThis.firstPictureAt && globalThis.usableAt && [globalThis.firstPictureAt, globalThis.usableAt],
      null,
      { timeout: TIMEOUT_MS },
    );
    const [shownAt, usableAt] = await seen.jsonValue();
    const requests = await timing(page);
    const until = (time) => requests.filter(({ end }) => end <= time);
    const scripts = until(usableAt).filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const kilobytes =
      (await Promise.all(scripts.map(brotliLength))).reduce((sum, length) => sum + length, 0) / 1000;
    const rounds = longestChain(until(shownAt));
    return [
      goalRow('JavaScript until the catalog is usable (Brotli)', kilobytes, 'kB', 125),
      goalRow('rounds of requests until the first picture', rounds, 'rounds', 3),
      [`first image on the page at ${LATENCY_MS} ms of latency`, `${shownAt.toFixed(0)} ms`],
      [`usable at ${LATENCY_MS} ms of latency`, `${usableAt.toFixed(0)} ms`],
    ];
  } finally {
    await browser.close();
  }
}

const goalRow = (name, value, unit, most) => [
  name,
  `${value.toFixed(unit === 'kB' ? 1 : 0)} ${unit}`,
  { name, value, unit, most },
];

/** Runs in the page: when the first image had loaded, and when the page was hydrated, in ms since the visit began. */
function noteTimes() {
  document.addEventListener('page-hydrated', () => {
    globalThis.usableAt = performance.now();
  });
  const note = () => {
    globalThis.firstPictureAt = performance.now();
  };
  const observer = new MutationObserver(() => {
    const picture = document.querySelector('main img');
    if (!picture) return;
    observer.disconnect();
    if (picture.complete) note();
    else picture.addEventListener('load', note, { once: true });
  });
  observer.observe(document, { childList: true, subtree: true });
}

const timing = (page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name, startTime, responseEnd }) => ({ name, start: startTime, end: responseEnd }),
    ),
  );

/** Its length under Brotli, whatever encoding the browser requested. */
async function brotliLength({ name }) {
  const response = await fetch(name);
  return brotliCompressSync(Buffer.from(await response.arrayBuffer())).length;
}

/** A request belongs to the round after the latest request that had ended when it began; the document is the first. */
function longestChain(entries) {
  const rounds = new Map();
  for (const entry of entries.toSorted((a, b) => a.start - b.start)) {
    const before = [...rounds].filter(([other]) => other.end <= entry.start).map(([, round]) => round);
    rounds.set(entry, 1 + Math.max(0, ...before));
  }
  return Math.max(...rounds.values());
}
