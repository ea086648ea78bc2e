import { retryAfterMs } from './backoff.mjs';
import { pairAgain } from './pairing.mjs';
import { post } from './http-post.mjs';
import { ExitError, exitCodes } from './exit.mjs';

/** The gallery answers an upload once the file is stored, well within this time. */
const silenceMs = 30_000;

/** The gallery is down or asked to wait: repeat the call later. */
export class GalleryUnavailable extends Error {
  /** @param {string} message @param {number} [waitMs] at least */
  constructor(message, waitMs = 0) {
    super(message);
    this.name = 'GalleryUnavailable';
    this.waitMs = waitMs;
  }
}

/** The gallery failed on this call; others may succeed. */
export class GalleryFailure extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'GalleryFailure';
  }
}

/** The gallery refuses this photo, and will refuse it again. */
export class PhotoRefused extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'PhotoRefused';
  }
}

/** If it gives no reason. */
export const refusedWords = 'The gallery refused it.';

/**
 * @typedef {object} Answer of one photograph
 * @property {'received' | 'known' | 'refused'} state
 * @property {string | null} failureReason
 */

/**
 * @typedef {object} Standing of photos at the gallery, by digest
 * @property {Set<string>} known
 * @property {Map<string, string>} failed with the gallery's message
 */

/** @param {unknown} file @returns {[string, string][]} */
function faultOf(file) {
  const { sha256, failureReason } = /** @type {{ sha256?: unknown, failureReason?: unknown }} */ (file ?? {});
  return typeof sha256 === 'string'
    ? [[sha256, typeof failureReason === 'string' && failureReason ? failureReason : refusedWords]]
    : [];
}

/**
 * Calls of this device, for the event that it is paired with.
 * @param {Pick<import('./pairing.mjs').Pairing, 'url' | 'token'>} pairing @param {AbortSignal} aborted
 */
export function createGallery({ url, token }, aborted) {
  const address = (/** @type {string} */ name) => new URL(`/api/event-devices/${name}`, url);

  /**
   * @param {string} name @param {Response} content the body, encoded with its type
   * @returns {Promise<unknown>}
   */
  async function call(name, content) {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': content.headers.get('content-type') ?? '',
    };
    const body = Buffer.from(await content.arrayBuffer());
    const reply = await post(address(name), { headers, body, silenceMs, signal: aborted }).catch((error) => {
      throw new GalleryUnavailable(error instanceof Error ? error.message || error.name : String(error));
    });
    if (reply.status < 200 || reply.status > 299) throw refusalOf(reply);
    return parse(reply.body);
  }

  return {
    /**
     * Which of these photos the event already has, and which it could not process.
     * @param {string[]} digests SHA-256 in hex @returns {Promise<Standing>}
     */
    async known(digests) {
      const answer = await call('photo-digests', Response.json({ digests }));
      const { known, failed } = /** @type {{ known?: unknown, failed?: unknown }} */ (answer ?? {});
      if (!Array.isArray(known)) throw new GalleryFailure('The gallery’s response could not be read.');
      return {
        known: new Set(known.map(String)),
        failed: new Map(Array.isArray(failed) ? failed.flatMap(faultOf) : []),
      };
    },

    /**
     * @param {{ name: string, bytes: Buffer, capturedAt: Date | null }} photograph `capturedAt` only if the file has none
     * @returns {Promise<Answer>}
     */
    async send({ name, bytes, capturedAt }) {
      const form = new FormData();
      // Fields precede their file, so that the gallery knows them when it reads the file.
      if (capturedAt) form.append('capturedAt', capturedAt.toISOString());
      form.append('photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
      const answer = await call('photos', new Response(form));
      const first = /** @type {{ state?: unknown, failureReason?: unknown } | undefined} */ (
        Array.isArray(answer) ? answer[0] : undefined
      );
      if (first?.state !== 'received' && first?.state !== 'known' && first?.state !== 'refused')
        throw new GalleryFailure('The gallery’s response could not be read.');
      return {
        state: first.state,
        failureReason: typeof first.failureReason === 'string' ? first.failureReason : null,
      };
    },
  };
}

/** @typedef {ReturnType<typeof createGallery>} Gallery */

/** @param {import('./http-post.mjs').Reply} reply */
function refusalOf({ status, statusText, retryAfter, body }) {
  const { message } = /** @type {{ message?: unknown }} */ (parse(body) ?? {});
  const sentence = typeof message === 'string' && message ? message : `${status} ${statusText}`.trim();
  if (status === 401 || status === 403) return new ExitError(`${sentence}\n${pairAgain}`, exitCodes.closed);
  if (status === 404)
    return new ExitError(`The gallery has no such event any more: ${sentence}`, exitCodes.closed);
  if (status < 400)
    return new ExitError(`${status}: the gallery is at another address. ${pairAgain}`, exitCodes.closed);
  const wait = retryAfterMs(retryAfter);
  if ([408, 425, 429, 502, 503, 504].includes(status)) return new GalleryUnavailable(sentence, wait);
  if (status >= 500) return wait > 0 ? new GalleryUnavailable(sentence, wait) : new GalleryFailure(sentence);
  return new PhotoRefused(sentence);
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
