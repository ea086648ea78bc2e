import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

/**
 * @typedef {object} Reply
 * @property {number} status
 * @property {string} statusText
 * @property {string | null} retryAfter
 * @property {string} body
 */

/**
 * Posts a body and reads the response. A connection without traffic for `silenceMs` counts as dead: a venue's
 * network may vanish silently, and a slow one may take minutes for a photo. fetch only has a timeout for the whole call.
 * @param {URL} url
 * @param {{ headers: Record<string, string>, body: Buffer, silenceMs: number, signal: AbortSignal }} options
 * @returns {Promise<Reply>}
 */
export function post(url, { headers, body, silenceMs, signal }) {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(body.length) },
      timeout: silenceMs,
      signal,
    });
    sending.on('timeout', () => sending.destroy(new Error(`nothing moved for ${silenceMs / 1_000} s`)));
    sending.on('error', reject);
    sending.on('response', (answer) => {
      const { statusCode: status = 0, statusMessage: statusText = '', headers: said } = answer;
      const retryAfter = said['retry-after'] ?? null;
      text(answer).then((read) => resolve({ status, statusText, retryAfter, body: read }), reject);
    });
    sending.end(body);
  });
}
