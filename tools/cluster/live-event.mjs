/** A live event, its guests and its photographer. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { enterNewEvent } from '../bench/bench-event.mjs';
import { call } from './api-calls.mjs';
import { watchEvent } from './guest.mjs';

/** Between two attempts for one file. */
const RECHECK_INTERVAL_MS = 1_000;
/** Small, so that rendering does not dominate. */
const SIZE = { width: 900, height: 600, channels: 3 };

/**
 * @param {string} web
 * @param {{ guests: number, ways?: readonly string[] }} options `ways`: the addresses they use in turn; default nginx
 */
export async function openLiveEvent(web, { guests, ways = [web] }) {
  const { id, pass, owner } = await enterNewEvent(web);
  const pages = [];
  for (let index = 0; index < guests; index += 1)
    pages.push(await watchEvent({ web, eventId: id, pass, at: ways[index % ways.length] }));
  return { id, pass, owner, pages, leave: () => pages.forEach((page) => page.leave()) };
}

/**
 * Uploads one photo to the event as the owner: repeats the file until it is accepted.
 * @param {string} at @param {{ id: string, owner: Record<string, string> }} event @param {{ history: import('../history/history.mjs').History, tries?: number }} options
 * @returns {Promise<{ photoId: string | null, statuses: number[], ms: number }>}
 */
export async function sendPhoto(at, { id, owner }, { history, tries = 1 }) {
  const [r, g, b] = randomBytes(3);
  const file = await sharp({ create: { ...SIZE, background: { r, g, b } } })
    .composite([{ input: Buffer.from(mark()), gravity: 'center' }])
    .jpeg()
    .toBuffer();
  const statuses = [];
  let ms = 0;
  for (let index = 0; index < tries; index += 1) {
    const body = new FormData();
    body.append(
      'photos',
      new Blob([file], { type: 'image/jpeg' }),
      `DSC_${randomBytes(3).toString('hex')}.JPG`,
    );
    const answer = await history.ask(
      { client: 'photographer', operation: 'upload', request: { eventId: id } },
      () => call(`${at}/api/admin/studio-events/${id}/photos`, { body, headers: owner }),
      ({ body: [receipt] }) => ({ photoId: receipt?.photoId ?? null }),
    );
    statuses.push(answer.status);
    ms = answer.ms;
    const receipt = answer.status === 200 ? answer.body[0] : null;
    if (receipt?.photoId) return { photoId: receipt.photoId, statuses, ms };
    if (index < tries - 1) await delay(RECHECK_INTERVAL_MS);
  }
  return { photoId: null, statuses, ms };
}

/**
 * Records what each page shows once everything has arrived, and what a new one would load.
 * @param {string} web @param {Awaited<ReturnType<typeof openLiveEvent>>} event @param {import('../history/history.mjs').History} history
 */
export async function recordLastPages(web, { id, pass, pages }, history) {
  for (const [index, page] of pages.entries()) {
    await page.poll();
    const toPage = () => ({ photoIds: [...page.photos.keys()] });
    await history.ask(
      { client: `guest ${index}`, operation: 'last-page' },
      async () => ({ status: 200 }),
      toPage,
    );
  }
  const headers = { authorization: `EventPass ${pass}` };
  await history.ask(
    { client: 'new guest', operation: 'last-page' },
    () => call(`${web}/api/events/${id}/photos`, { headers }),
    ({ body }) => ({ photoIds: body.map((photo) => photo.id) }),
  );
}

const mark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="80"><text y="50" font-size="24">${randomBytes(8).toString('hex')}</text></svg>`;
