import { retryAfterMs } from './backoff.mjs';
import { post } from './post.mjs';
import { Stop, exitCodes } from './stop.mjs';

/** The gallery answers an upload once the file is stored, well within that. */
const silenceMs = 30_000;

/** The gallery is not there, or has asked for patience: the same call will do later. */
export class Away extends Error {
  /** @param {string} message @param {number} [waitMs] at least */
  constructor(message, waitMs = 0) {
    super(message);
    this.name = 'Away';
    this.waitMs = waitMs;
  }
}

/** The gallery broke on this call; others may do. */
export class Broken extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'Broken';
  }
}

/** The gallery does not want this photograph, and will not want it later. */
export class Refused extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'Refused';
  }
}

/** Where it gives no reason. */
export const refusedWords = 'The gallery refused it.';

/**
 * @typedef {object} Answer of one photograph
 * @property {'received' | 'known' | 'refused'} state
 * @property {string | null} failureReason
 */

/**
 * @typedef {object} Standing of photographs at the gallery, by their digests
 * @property {Set<string>} known
 * @property {Map<string, string>} failed with the gallery's words
 */

/** @param {unknown} file @returns {[string, string][]} */
function faultOf(file) {
  const { sha256, failureReason } = /** @type {{ sha256?: unknown, failureReason?: unknown }} */ (file ?? {});
  return typeof sha256 === 'string'
    ? [[sha256, typeof failureReason === 'string' && failureReason ? failureReason : refusedWords]]
    : [];
}

/**
 * The calls that the owner's key opens for one event.
 * @param {Pick<import('./command-line.mjs').Wish, 'url' | 'event' | 'key'>} wish @param {AbortSignal} aborted
 */
export function createGallery({ url, event, key }, aborted) {
  const address = (/** @type {string} */ name) =>
    new URL(`/api/admin/studio-events/${encodeURIComponent(event)}/${name}`, url);

  /**
   * @param {string} name @param {Response} content what is sent, encoded with its type
   * @returns {Promise<unknown>}
   */
  async function call(name, content) {
    const headers = {
      Authorization: `Bearer ${key}`,
      'Content-Type': content.headers.get('content-type') ?? '',
    };
    const body = Buffer.from(await content.arrayBuffer());
    const reply = await post(address(name), { headers, body, silenceMs, signal: aborted }).catch((error) => {
      throw new Away(error instanceof Error ? error.message || error.name : String(error));
    });
    if (reply.status < 200 || reply.status > 299) throw refusalOf(reply);
    return parse(reply.body);
  }

  return {
    /**
     * Which of these photographs the event has already, and of which it could make nothing.
     * @param {string[]} digests SHA-256 in hex @returns {Promise<Standing>}
     */
    async known(digests) {
      const answer = await call('photo-digests', Response.json({ digests }));
      const { known, failed } = /** @type {{ known?: unknown, failed?: unknown }} */ (answer ?? {});
      if (!Array.isArray(known)) throw new Broken('The gallery’s answer could not be read.');
      return {
        known: new Set(known.map(String)),
        failed: new Map(Array.isArray(failed) ? failed.flatMap(faultOf) : []),
      };
    },

    /**
     * @param {{ name: string, bytes: Buffer, capturedAt: Date | null }} photograph `capturedAt` only where the file does not say
     * @returns {Promise<Answer>}
     */
    async send({ name, bytes, capturedAt }) {
      const form = new FormData();
      // Fields come before the file that they belong to, so that the gallery knows them when it reads the file.
      if (capturedAt) form.append('capturedAt', capturedAt.toISOString());
      form.append('photos', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
      const answer = await call('photos', new Response(form));
      const first = /** @type {{ state?: unknown, failureReason?: unknown } | undefined} */ (
        Array.isArray(answer) ? answer[0] : undefined
      );
      if (first?.state !== 'received' && first?.state !== 'known' && first?.state !== 'refused')
        throw new Broken('The gallery’s answer could not be read.');
      return {
        state: first.state,
        failureReason: typeof first.failureReason === 'string' ? first.failureReason : null,
      };
    },
  };
}

/** @typedef {ReturnType<typeof createGallery>} Gallery */

/** @param {import('./post.mjs').Reply} reply */
function refusalOf({ status, statusText, retryAfter, body }) {
  const { message } = /** @type {{ message?: unknown }} */ (parse(body) ?? {});
  const sentence = typeof message === 'string' && message ? message : `${status} ${statusText}`.trim();
  if (status === 401 || status === 403)
    return new Stop(`The gallery does not take this key (OWNER_API_KEY): ${sentence}`, exitCodes.closed);
  if (status === 404) return new Stop(`The gallery has no such event: ${sentence}`, exitCodes.closed);
  if (status < 400)
    return new Stop(`${status}: the gallery is elsewhere. Say its own address in --url.`, exitCodes.closed);
  const wait = retryAfterMs(retryAfter);
  if ([408, 425, 429, 502, 503, 504].includes(status)) return new Away(sentence, wait);
  if (status >= 500) return wait > 0 ? new Away(sentence, wait) : new Broken(sentence);
  return new Refused(sentence);
}

/** @param {string} text @returns {unknown} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
