/** An open page of an event, as in mf-live: a socket, reconnecting, and requests for missed changes. */
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { call } from './api-calls.mjs';

/** The page's intervals (mf-live, `live-socket.ts`): between polls, and before each reconnect, with jitter. */
const POLL_INTERVAL_MS = 5_000;
const RETURN_MS = 5_000;
const JITTER_MS = 1_000;
/** A connection that is silent for this long counts as dead, also while it opens. */
const SILENCE_MS = 35_000;

/**
 * @typedef {object} Guest
 * @property {Map<string, number>} seen photographs by id, with the revision in which they came
 * @property {Set<string>} told those of them that came by the socket
 * @property {() => number} revision everything up to it is in
 * @property {() => boolean} isConnected
 * @property {number[]} breaks how long each time without a socket lasted, in ms
 * @property {() => number | null} viewers as the gallery said last
 * @property {() => Promise<void>} ask
 * @property {() => void} leave
 */

/**
 * @param {{ web: string, eventId: string, pass: string, at?: string }} options `at`: an address without nginx
 * @returns {Promise<Guest>} once its socket has joined
 */
export async function watchEvent({ web, eventId, pass, at = web }) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  /** @type {Set<string>} */
  const told = new Set();
  const breaks = [];
  let revision = 0;
  let viewers = null;
  let hasLeft = false;
  let isConnected = false;
  let brokeAt = null;
  /** @type {WebSocket | null} */
  let socket = null;

  const take = (photo) => seen.set(photo.id, photo.revision);
  const ask = async () => {
    const headers = { authorization: `EventPass ${pass}` };
    const since = revision;
    const answer = await call(`${at}/api/events/${eventId}/photos?revision=${since}`, { headers });
    if (answer.status !== 200) return;
    for (const photo of answer.body) if (!photo.isWithdrawn) take(photo);
    revision = Math.max(revision, Number(answer.headers.get('x-event-revision')));
  };
  const hear = (message) => {
    if (message.type === 'viewer_update' || message.type === 'joined') viewers = message.count;
    if (message.type === 'new_photo' || message.type === 'photo_changed') {
      take(message.photo);
      told.add(message.photo.id);
      const after = message.after ?? message.revision - 1;
      if (after <= revision) revision = Math.max(revision, message.revision);
    }
    if (message.revision > revision) void ask();
  };
  const connect = () =>
    new Promise((resolve) => {
      const trying = new WebSocket(`${at.replace(/^http/, 'ws')}/ws`, { origin: web });
      socket = trying;
      let silence;
      const listen = () => {
        clearTimeout(silence);
        silence = setTimeout(() => trying.terminate(), SILENCE_MS);
      };
      listen();
      trying.on('open', () => trying.send(JSON.stringify({ type: 'join_event', eventId, pass })));
      trying.on('error', () => undefined);
      trying.addEventListener('message', ({ data }) => {
        listen();
        const message = JSON.parse(data);
        if (message.type === 'joined') {
          isConnected = true;
          if (brokeAt !== null) breaks.push(performance.now() - brokeAt);
          brokeAt = null;
          resolve(true);
        }
        hear(message);
      });
      trying.on('close', () => {
        clearTimeout(silence);
        const wasIn = isConnected;
        isConnected = false;
        if (wasIn) brokeAt = performance.now();
        if (wasIn && !hasLeft) void comeBack();
        resolve(false);
      });
    });
  const comeBack = async () => {
    while (!hasLeft) {
      await delay(RETURN_MS + Math.random() * JITTER_MS);
      if (hasLeft || (await connect())) return;
    }
  };

  const poll = setInterval(() => void ask(), POLL_INTERVAL_MS);
  await ask();
  if (!(await connect())) void comeBack();
  return {
    seen,
    told,
    breaks,
    ask,
    revision: () => revision,
    viewers: () => viewers,
    isConnected: () => isConnected,
    leave: () => {
      hasLeft = true;
      clearInterval(poll);
      socket?.terminate();
    },
  };
}
