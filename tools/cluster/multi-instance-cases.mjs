/** State that two instances must share: each case acts at one and checks the other. */
import { setTimeout as delay } from 'node:timers/promises';
import { inParallel } from '../bench/load.mjs';
import { buy, editionsForSale } from './buyer.mjs';
import { getJson, call, signUp } from './api-calls.mjs';
import { signInDemoOwner } from '../gallery/demo-owner.mjs';
import { checkHistory } from '../history/check-history.mjs';
import { gatherEvidence } from '../history/evidence.mjs';
import { createHistory } from '../history/history.mjs';
import { openLiveEvent, sendPhoto } from './live-event.mjs';
import { auditCluster, untilSettled } from './consistency-checks.mjs';

/** Rendering the photo takes most of it; the notification takes milliseconds. */
const PHOTO_WITHIN_MS = 15_000;
/** Counts are sent every three seconds. */
const COUNT_WITHIN_MS = 10_000;
/** As docs/operations.md states, plus a request. */
const SETTINGS_WITHIN_MS = 2_500;
const POLL_INTERVAL_MS = 50;
/** Reads of an affiliate's statement that an address may make in a minute. */
const STATEMENT_READS = 60;
const BUYERS = 200;
const AT_ONCE = 50;

/**
 * @typedef {object} Case
 * @property {string} what
 * @property {(cluster: import('./cluster.mjs').Cluster) => Promise<string | void>} run resolves with a note for the report; throws when the case fails
 */

/** @type {readonly Case[]} */
export const sharedCases = [
  { what: 'A photo published at one instance reaches the sockets of the other', run: photoReachesBoth },
  { what: 'Viewers of both instances are counted together', run: viewersTogether },
  { what: 'A session ended at one instance is rejected at the other', run: sessionEnds },
  { what: 'A rate limit counts over both instances', run: limitsTogether },
  { what: 'Settings changed at one instance apply at the other', run: settingsFollow },
  { what: `${BUYERS} buyers at both instances buy each number of an edition once`, run: neverOversold },
  { what: 'No email is sent twice, and none is left in the outbox', run: emailsOnce },
];

async function photoReachesBoth({ web, instances: [one, other] }) {
  const event = await openLiveEvent(web, { guests: 6, ways: [one.url, other.url] });
  try {
    const began = performance.now();
    const { photoId } = await sendPhoto(one.url, event, { history: createHistory() });
    if (!photoId) throw new Error('The photo was not accepted.');
    const isEverywhere = () => event.pages.every(({ pushedPhotoIds }) => pushedPhotoIds.has(photoId));
    await until(isEverywhere, PHOTO_WITHIN_MS, 'Not every page received the photo.');
    return `${(performance.now() - began).toFixed(0)} ms from the upload`;
  } finally {
    event.leave();
  }
}

async function viewersTogether({ web, instances: [one, other] }) {
  const event = await openLiveEvent(web, { guests: 5, ways: [one.url, other.url] });
  try {
    const isCounted = () => event.pages.every((page) => page.viewers() === 5);
    await until(isCounted, COUNT_WITHIN_MS, () => `Pages show ${event.pages.map((page) => page.viewers())}.`);
  } finally {
    event.leave();
  }
}

async function sessionEnds({ instances: [one, other] }) {
  const headers = await signUp(one.url, `session-${Date.now()}@cluster.example`);
  const before = await call(`${other.url}/api/collectors/me`, { headers });
  await getJson(`${one.url}/api/collectors/logout`, { method: 'POST', headers });
  const after = await call(`${other.url}/api/collectors/me`, { headers });
  expect('the session at the other instance, before and after', [before.status, after.status], [200, 401]);
}

/** From an address of its own, so that it uses up no other limit, and without nginx, which would not trust the header. */
async function limitsTogether({ instances }) {
  const headers = { 'x-forwarded-for': `198.51.100.${1 + (Date.now() % 250)}` };
  const statuses = [];
  for (let index = 0; index <= STATEMENT_READS; index += 1) {
    const { url } = instances[index % instances.length];
    const { status } = await call(`${url}/api/affiliate-statements/nobody-has-this-token`, { headers });
    statuses.push(status);
  }
  const allowed = statuses.indexOf(429);
  expect('reads before the rate limit', allowed, STATEMENT_READS);
}

async function settingsFollow({ web, instances: [one, other] }) {
  const owner = { headers: await signInDemoOwner(one.url) };
  const { brand } = await getJson(`${one.url}/api/admin/settings`, owner);
  const studio = `Studio ${Date.now()}`;
  const change = (version, content) =>
    getJson(`${one.url}/api/admin/settings/brand`, { ...owner, method: 'PUT', body: { version, content } });
  const changed = await change(brand.version, { ...brand.content, studio });
  const began = performance.now();
  try {
    const holds = async () => {
      const { body } = await call(`${other.url}/api/gallery`);
      return JSON.stringify(body).includes(studio);
    };
    await until(holds, SETTINGS_WITHIN_MS, 'The other instance does not follow.');
    return `after ${(performance.now() - began).toFixed(0)} ms`;
  } finally {
    await change(changed.brand.version, brand.content);
    await call(`${web}/api/gallery`);
  }
}

async function neverOversold(cluster) {
  const { web, instances } = cluster;
  const editions = await editionsForSale(web);
  const print = editions
    .filter(({ edition }) => edition.total === 9)
    .toSorted((a, b) => b.edition.available - a.edition.available)[0];
  if (!print) throw new Error('No edition of nine has available prints.');
  const history = createHistory();
  const purchases = [];
  await inParallel({
    count: BUYERS,
    atOnce: AT_ONCE,
    run: async (index) => {
      const at = instances[index % instances.length].url;
      purchases.push(await buy(cluster, print, `nine-${index}@cluster.example`, { history, at }));
    },
  });
  await untilSettled(cluster);
  const count = (outcome) => purchases.filter((purchase) => purchase.outcome === outcome).length;
  expect(`prints sold (${tallyOf(purchases)})`, count('bought'), print.edition.available);
  expect('buyers who were refused', count('refused'), BUYERS - print.edition.available);
  expect('contradictions', checkHistory(await gatherEvidence(cluster, history)), []);
  expect('audit violations', await auditCluster(cluster), []);
  return `${count('bought')} sold, ${count('refused')} refused`;
}

async function emailsOnce(cluster) {
  expect('unsettled work', await untilSettled(cluster), []);
  expect('contradictions', checkHistory(await gatherEvidence(cluster, createHistory())), []);
  return `${cluster.mail.taken.length} emails`;
}

/** How many purchases had each outcome. @param {readonly import('./buyer.mjs').Purchase[]} purchases */
function tallyOf(purchases) {
  const counts = new Map();
  for (const { outcome, status, reason } of purchases) {
    const key = [outcome, status, reason].filter(Boolean).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => `${count} ${key}`).join(', ');
}

/** Polls until it holds. */
async function until(condition, timeoutMs, message) {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(typeof message === 'function' ? message() : message);
    await delay(POLL_INTERVAL_MS);
  }
}

function expect(what, actual, expected) {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value, null, 1));
  if (is !== should) throw new Error(`${what}: expected ${should}, got ${is}`);
}
