/** An open page of an event, as in mf-live: a socket that reconnects, and polls for missed changes. */
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { call } from './api-calls.mjs';

/** The page's intervals (mf-live, `live-socket.ts`) between polls, and before each reconnect, with jitter. */
const POLL_INTERVAL_MS = 5_000;
const RECONNECT_DELAY_MS = 5_000;
const JITTER_MS = 1_000;
/** A connection that is silent for this long counts as dead, also while it opens. */
const SILENCE_MS = 35_000;

/**
 * @typedef {object} Guest
 * @property {Map<string, number>} photos their revisions by id, from polls and socket
 * @property {Set<string>} pushedPhotoIds photos that came by the socket
 * @property {() => number} revision up to which the page has every change
 * @property {() => boolean} isConnected
 * @property {number[]} breaks durations without a socket, in ms
 * @property {() => number | null} viewers the last count that was received
 * @property {() => Promise<void>} poll
 * @property {() => void} leave
 */

/**
 * @param {{ web: string, eventId: string, pass: string, at?: string }} options `at`: an address without nginx
 * @returns {Promise<Guest>} once its socket has joined
 */
export async function watchEvent({ web, eventId, pass, at = web }) {
  /** @type {Map<string, number>} */
  const photos = new Map();
  /** @type {Set<string>} */
  const pushedPhotoIds = new Set();
  const breaks = [];
  let revision = 0;
  let viewers = null;
  let hasLeft = false;
  let isConnected = false;
  let brokeAt = null;
  /** @type {WebSocket | null} */
  let socket = null;

  const take = (photo) => photos.set(photo.id, photo.revision);
  const poll = async () => {
    const headers = { authorization: `EventPass ${pass}` };
    const since = revision;
    const answer = await call(`${at}/api/events/${eventId}/photos?revision=${since}`, { headers });
    if (answer.status !== 200) return;
    for (const photo of answer.body) if (!photo.isWithdrawn) take(photo);
    revision = Math.max(revision, Number(answer.headers.get('x-event-revision')));
  };
  const handle = (message) => {
    if (message.type === 'viewer_update' || message.type === 'joined') viewers = message.count;
    if (message.type === 'new_photo' || message.type === 'photo_changed') {
      take(message.photo);
      pushedPhotoIds.add(message.photo.id);
      const after = message.after ?? message.revision - 1;
      if (after <= revision) revision = Math.max(revision, message.revision);
    }
    if (message.revision > revision) void poll();
  };
  const connect = () =>
    new Promise((resolve) => {
      const attempt = new WebSocket(`${at.replace(/^http/, 'ws')}/ws`, { origin: web });
      socket = attempt;
      let silence;
      const listen = () => {
        clearTimeout(silence);
        silence = setTimeout(() => attempt.terminate(), SILENCE_MS);
      };
      listen();
      attempt.on('open', () => attempt.send(JSON.stringify({ type: 'join_event', eventId, pass })));
      attempt.on('error', () => undefined);
      attempt.addEventListener('message', ({ data }) => {
        listen();
        const message = JSON.parse(data);
        if (message.type === 'joined') {
          isConnected = true;
          if (brokeAt !== null) breaks.push(performance.now() - brokeAt);
          brokeAt = null;
          resolve(true);
        }
        handle(message);
      });
      attempt.on('close', () => {
        clearTimeout(silence);
        const wasIn = isConnected;
        isConnected = false;
        if (wasIn) brokeAt = performance.now();
        if (wasIn && !hasLeft) void reconnect();
        resolve(false);
      });
    });
  const reconnect = async () => {
    while (!hasLeft) {
      await delay(RECONNECT_DELAY_MS + Math.random() * JITTER_MS);
      if (hasLeft || (await connect())) return;
    }
  };

  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
  await poll();
  if (!(await connect())) void reconnect();
  return {
    photos,
    pushedPhotoIds,
    breaks,
    poll,
    revision: () => revision,
    viewers: () => viewers,
    isConnected: () => isConnected,
    leave: () => {
      hasLeft = true;
      clearInterval(timer);
      socket?.terminate();
    },
  };
}
