/** Mixed load: people who browse, buy, watch an event and work in the admin. */
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, editionsForSale } from './buyer.mjs';
import { call } from './api-calls.mjs';
import { signInDemoOwner } from '../gallery/demo-owner.mjs';
import { openHistory } from '../history/history.mjs';
import { openLiveEvent, sendPhoto } from './live-event.mjs';

/** How many people do each, and the pause between their actions. */
export const USUAL_CROWD = {
  browse: { people: 6, pauseMs: 150 },
  buy: { people: 2, pauseMs: 1_000 },
  admin: { people: 1, pauseMs: 700 },
  photograph: { people: 1, pauseMs: 4_000 },
  guests: 40,
};

/** Pages and data that visitors open. */
const PAGES = ['/', '/fine-art', '/api/artworks', '/api/gallery', '/api/site', '/about'];
/** Lists that staff open. */
const LISTS = [
  '/api/admin/orders',
  '/api/admin/inbox',
  '/api/admin/collectors',
  '/api/admin/dashboard',
  '/api/admin/settings',
];
/** Buyers stop when so few editions are left. */
const FEW_EDITIONS = 3;
/** Attempts for one file, as in gallery-ingest. */
const UPLOAD_TRIES = 60;

/** @typedef {{ kind: string, what: string, status: number, ms: number, at: number, detail?: string }} Sample */

/**
 * Starts the simulated users. `stop` waits until each has finished its current action.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {{ crowd?: typeof USUAL_CROWD, onSample?: (sample: Sample) => void }} [options]
 */
export async function startTraffic(cluster, { crowd = USUAL_CROWD, onSample = () => undefined } = {}) {
  const { web } = cluster;
  const emailsBefore = cluster.mail.taken.length;
  const history = openHistory(path.join(cluster.dataDir, 'logs', `history-${Date.now()}.jsonl`));
  /** @type {import('./buyer.mjs').Purchase[]} */
  const purchases = [];
  /** @type {string[]} photos whose upload was accepted */
  const photos = [];
  const event = await openLiveEvent(web, { guests: crowd.guests });
  const owner = await signInDemoOwner(web);
  const run = Date.now().toString(36);
  let isOver = false;
  let buyers = 0;
  let editions = await editionsForSale(web);

  const note = (kind, what, { status, ms, body }) =>
    onSample({
      kind,
      what,
      status,
      ms,
      at: Date.now(),
      detail: status >= 200 && status < 400 ? undefined : JSON.stringify(body)?.slice(0, 120),
    });
  const read = (client, address, headers) =>
    history.ask({ client, operation: 'read', request: { address } }, () => call(web + address, { headers }));
  const actions = {
    browse: async (turn) => {
      const page = PAGES[turn % PAGES.length];
      const headers = { accept: 'text/html,application/json' };
      note('browse', page, await read('visitor', page, headers));
    },
    buy: async () => {
      if (editions.length < FEW_EDITIONS) return;
      buyers += 1;
      const chosen = editions[Math.floor(Math.random() * editions.length)];
      const purchase = await buy(cluster, chosen, `${run}-${buyers}@cluster.example`, { history });
      purchases.push(purchase);
      if (purchase.outcome === 'refused') editions = editions.filter((edition) => edition !== chosen);
      note('buy', purchase.outcome, { ...purchase, body: purchase.reason });
    },
    admin: async (turn) => {
      const list = LISTS[turn % LISTS.length];
      note('admin', list, await read('owner', list, owner));
    },
    photograph: async () => {
      const { photoId, statuses, ms } = await sendPhoto(web, event, { history, tries: UPLOAD_TRIES });
      if (photoId) photos.push(photoId);
      note('photograph', 'upload', { status: statuses.at(-1), ms, body: statuses });
    },
  };
  const person = async (kind, index) => {
    for (let turn = index; !isOver; turn += 1) {
      await actions[kind](turn);
      if (!isOver) await delay(crowd[kind].pauseMs * (0.5 + Math.random()));
    }
  };
  const everyone = Object.keys(actions).flatMap((kind) =>
    Array.from({ length: crowd[kind].people }, (_, index) => person(kind, index)),
  );
  return {
    emailsBefore,
    history,
    event,
    purchases,
    photos,
    pages: event.pages,
    stop: async () => {
      isOver = true;
      await Promise.all(everyone);
    },
    leave: event.leave,
  };
}

/** @typedef {Awaited<ReturnType<typeof startTraffic>>} Traffic */
