/** State that two instances must share: each case acts at one and checks the other. */
import { setTimeout as delay } from 'node:timers/promises';
import { inParallel } from '../bench/load.mjs';
import { buy, editionsForSale } from './buyer.mjs';
import { getJson, call, signInOwner, signUp } from './api-calls.mjs';
import { openLiveEvent, sendPhoto } from './live-event.mjs';
import { auditCluster, contradictionsFor, duplicateEmails, untilSettled } from './consistency-checks.mjs';

/** A photo must be rendered before it is published; the notification takes milliseconds. */
const PHOTO_WITHIN_MS = 15_000;
/** Counts are sent every three seconds. */
const COUNT_WITHIN_MS = 10_000;
/** As docs/operations.md states, plus a request. */
const SETTINGS_WITHIN_MS = 2_500;
const LOOK_EVERY_MS = 50;
/** Reads of an affiliate's statement that an address may make in a minute. */
const STATEMENT_READS = 60;
const BUYERS = 200;
const AT_ONCE = 50;

/**
 * @typedef {object} Case
 * @property {string} what
 * @property {(cluster: import('./cluster.mjs').Cluster) => Promise<string | void>} run resolves with a word to add; throws when it does not hold
 */

/** @type {readonly Case[]} */
export const sharedCases = [
  { what: 'A photo published at one instance reaches the sockets of the other', run: photoReachesBoth },
  { what: 'Viewers of both instances are counted together', run: viewersTogether },
  { what: 'A session ended at one instance is rejected at the other', run: sessionEnds },
  { what: 'A rate limit counts over both instances', run: limitsTogether },
  { what: 'Settings changed at one instance apply at the other', run: settingsFollow },
  { what: `${BUYERS} buyers at both instances buy each number of an edition once`, run: neverOversold },
  { what: 'No email is sent twice, and none is waiting', run: mailsOnce },
];

async function photoReachesBoth({ web, instances: [one, other] }) {
  const evening = await openLiveEvent(web, { guests: 6, ways: [one.url, other.url] });
  try {
    const began = performance.now();
    const { photoId } = await sendPhoto(one.url, evening.id);
    if (!photoId) throw new Error('The photo was not accepted.');
    const isEverywhere = () => evening.pages.every(({ told }) => told.has(photoId));
    await until(isEverywhere, PHOTO_WITHIN_MS, 'Not every page was told of the photograph.');
    return `${(performance.now() - began).toFixed(0)} ms from the upload`;
  } finally {
    evening.leave();
  }
}

async function viewersTogether({ web, instances: [one, other] }) {
  const evening = await openLiveEvent(web, { guests: 5, ways: [one.url, other.url] });
  try {
    const isCounted = () => evening.pages.every((page) => page.viewers() === 5);
    await until(
      isCounted,
      COUNT_WITHIN_MS,
      () => `Pages say ${evening.pages.map((page) => page.viewers())}.`,
    );
  } finally {
    evening.leave();
  }
}

async function sessionEnds({ instances: [one, other] }) {
  const headers = await signUp(one.url, `session-${Date.now()}@cluster.example`);
  const before = await call(`${other.url}/api/collectors/me`, { headers });
  await getJson(`${one.url}/api/collectors/logout`, { method: 'POST', headers });
  const after = await call(`${other.url}/api/collectors/me`, { headers });
  expect('the session at the other instance, before and after', [before.status, after.status], [200, 401]);
}

/** From its own address, so that it uses nobody else's limit, and without nginx, which would not trust the address. */
async function limitsTogether({ instances }) {
  const headers = { 'x-forwarded-for': `198.51.100.${1 + (Date.now() % 250)}` };
  const statuses = [];
  for (let index = 0; index <= STATEMENT_READS; index += 1) {
    const { url } = instances[index % instances.length];
    const { status } = await call(`${url}/api/affiliate-statements/nobody-has-this-token`, { headers });
    statuses.push(status);
  }
  const refused = statuses.indexOf(429);
  expect('reads before the first refusal', refused, STATEMENT_READS);
}

async function settingsFollow({ web, instances: [one, other] }) {
  const owner = { headers: await signInOwner(one.url) };
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
  const purchases = [];
  await inParallel({
    count: BUYERS,
    atOnce: AT_ONCE,
    run: async (index) => {
      const at = instances[index % instances.length].url;
      purchases.push(await buy(cluster, print, `nine-${index}@cluster.example`, { at }));
    },
  });
  await untilSettled(cluster);
  const count = (outcome) => purchases.filter((purchase) => purchase.outcome === outcome).length;
  expect(`prints sold (${tallyOf(purchases)})`, count('bought'), print.edition.available);
  expect('buyers who were sent away with a reason', count('refused'), BUYERS - print.edition.available);
  expect('numbers that two have', twice(purchases.flatMap(({ numbers = [] }) => numbers)), []);
  expect('people who were not told the truth', await contradictionsFor(cluster, purchases), []);
  expect('what the audit found', await auditCluster(cluster), []);
  return `${count('bought')} sold, ${count('refused')} sent away`;
}

async function mailsOnce(cluster) {
  expect('what has not settled', await untilSettled(cluster), []);
  expect('mails that went out twice', duplicateEmails(cluster), []);
  return `${cluster.mail.taken.length} mails`;
}

/** How often each end was met, in words. @param {readonly import('./buyer.mjs').Purchase[]} purchases */
function tallyOf(purchases) {
  const counts = new Map();
  for (const { outcome, status, reason } of purchases) {
    const end = [outcome, status, reason].filter(Boolean).join(' ');
    counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  return [...counts].map(([end, count]) => `${count} ${end}`).join(', ');
}

const twice = (values) => values.filter((value, index) => values.indexOf(value) !== index);

/** Polls until it holds. */
async function until(isSo, patienceMs, sentence) {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(typeof sentence === 'function' ? sentence() : sentence);
    await delay(LOOK_EVERY_MS);
  }
}

function expect(what, found, wanted) {
  const [is, should] = [found, wanted].map((value) => JSON.stringify(value, null, 1));
  if (is !== should) throw new Error(`${what}: expected ${should}, but it is ${is}`);
}
