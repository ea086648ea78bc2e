/** The cost of a first visit: JavaScript transferred, and rounds of requests until the catalog's first image. */
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
/** Long compared with everything else on one machine, so that the times show which request waits for which. */
const LATENCY_MS = 200;

/**
 * @param {{ url: string, executablePath: string | undefined }} options
 * @returns {Promise<[string, string][]>}
 */
export async function measureFirstVisit({ url, executablePath }) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const network = await page.context().newCDPSession(page);
    const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', { ...unlimited, latency: LATENCY_MS });
    await page.addInitScript(noteFirstPicture);
    await page.goto(url, { waitUntil: 'commit' });
    const shown = await page.waitForFunction(() => globalThis.firstPictureAt, null, { timeout: TIMEOUT_MS });
    const shownAt = await shown.jsonValue();
    const needed = (await timing(page)).filter((entry) => entry.end <= shownAt);
    const scripts = needed.filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
    const kilobytes =
      (await Promise.all(scripts.map(gzipLength))).reduce((sum, length) => sum + length, 0) / 1000;
    return [
      [
        'JavaScript until the catalogue is visible (gzip)',
        `${kilobytes.toFixed(1)} kB in ${scripts.length} files`,
      ],
      ['rounds of requests until the first picture', `${longestChain(needed)} (${needed.length} requests)`],
      [`first image on the page at ${LATENCY_MS} ms of latency`, `${shownAt.toFixed(0)} ms`],
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the page: when the first image of the content had loaded, in ms since the visit began. */
function noteFirstPicture() {
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

/** Its length under gzip, whatever encoding the browser requested. */
async function gzipLength({ name }) {
  const response = await fetch(name);
  return gzipSync(Buffer.from(await response.arrayBuffer()), { level: 9 }).length;
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
