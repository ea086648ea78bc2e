import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';

/**
 * @typedef {{ status: number, body?: unknown, headers?: Record<string, string> }} Reply
 * @typedef {{ name: string, sha256: string, capturedAt: string | null }} Taken
 */

/** What a device receives when it is paired. */
export const aPairing = {
  token: 'the-token',
  eventId: 'evening',
  eventTitle: 'An Evening of Light',
  expiresAt: '2100-01-01T00:00:00.000Z',
};

/**
 * A gallery with one event that accepts each photo once. `refuse` may answer a call instead.
 * @param {{ port?: number, taken?: Taken[] }} [options] what an earlier one had accepted, and its port
 */
export async function startGallery({ port = 0, taken = [] } = {}) {
  /** @type {(path: string, name?: string) => Reply | undefined} */
  let refuse = () => undefined;
  /** @type {string[]} */
  const paired = [];
  const known = new Set(taken.map(({ sha256 }) => sha256));
  let asked = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  /** @type {() => Promise<void>} */
  let hold = () => Promise.resolve();

  /** @param {{ code: string, name: string }} device @returns {Reply} */
  function pairing({ code, name }) {
    if (code !== 'GOOD-CODE') return { status: 401, body: { message: 'This code is not valid.' } };
    if (!name) return { status: 400, body: { message: 'Not valid.', fields: { name: 'Please name it.' } } };
    paired.push(name);
    return { status: 201, body: aPairing };
  }

  /** @param {Request} request @returns {Promise<Reply>} */
  async function answer(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/event-devices/pair') {
      const device = /** @type {{ code: string, name: string }} */ (await request.json());
      return pairing(device);
    }
    if (request.headers.get('authorization') !== 'Bearer the-token')
      return { status: 401, body: { message: 'This device was revoked in the console.' } };
    const event = '/api/event-devices/';
    if (!pathname.startsWith(event)) return { status: 404, body: { message: 'No event.' } };
    if (pathname === `${event}photo-digests`) {
      const refused = refuse(pathname);
      if (refused) return refused;
      asked += 1;
      const { digests } = /** @type {{ digests: string[] }} */ (await request.json());
      return { status: 200, body: { known: digests.filter((digest) => known.has(digest)) } };
    }
    const { name, bytes, fields } = await uploadOf(request);
    const refused = refuse(pathname, name);
    if (refused) return refused;
    await hold();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const state = known.has(sha256) ? 'known' : 'received';
    known.add(sha256);
    taken.push({ name, sha256, capturedAt: fields.get('capturedAt') ?? null });
    return { status: 200, body: [{ fileName: name, sha256, state, photoId: 'p', failureReason: null }] };
  }

  const server = http.createServer((incoming, outgoing) => {
    const chunks = /** @type {Buffer[]} */ ([]);
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => {
      const headers = new Headers(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      const request = new Request(`http://gallery${incoming.url}`, {
        method: 'POST',
        headers,
        body: Buffer.concat(chunks),
      });
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      void answer(request)
        .finally(() => {
          atOnce -= 1;
        })
        .then(({ status, body, headers: more }) => {
          outgoing.writeHead(status, { 'Content-Type': 'application/json', ...more });
          outgoing.end(JSON.stringify(body ?? {}));
        });
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');

  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    /** Names of the devices that were paired. */
    paired,
    /** Accepted photos, in order. */
    taken,
    names: () => taken.map(({ name }) => name),
    asked: () => asked,
    mostAtOnce: () => mostAtOnce,
    /** @param {typeof refuse} rule */
    refuseBy(rule) {
      refuse = rule;
    },
    /** Uploads wait for this promise. @param {() => Promise<void>} wait */
    holdBy(wait) {
      hold = wait;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * One file and its preceding fields, as a form sends them.
 * @param {Request} request
 */
async function uploadOf(request) {
  const boundary = /boundary=(.+)$/.exec(request.headers.get('content-type') ?? '')?.[1];
  const body = Buffer.from(await request.arrayBuffer()).toString('latin1');
  /** @type {Map<string, string>} */
  const fields = new Map();
  let name = '';
  let bytes = Buffer.alloc(0);
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    const content = part.slice(end + 4, -2);
    const head = /name="([^"]+)"(?:; filename="([^"]+)")?/.exec(part.slice(0, end)) ?? [];
    if (head[2] === undefined) fields.set(head[1] ?? '', content);
    else {
      name = head[2];
      bytes = Buffer.from(content, 'latin1');
    }
  }
  return { name, bytes, fields };
}
