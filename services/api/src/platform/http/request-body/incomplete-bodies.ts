import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A body that has not fully arrived by then is cut off: slow senders must not pile up connections. */
const BODY_TIMEOUT_MS = 30_000;

const slowBodies = new WeakSet<IncomingMessage>();

/** Closes the connection when the body does not arrive in time. */
export function limitBodyTime(request: IncomingMessage, timeoutMs = BODY_TIMEOUT_MS): void {
  if (!('transfer-encoding' in request.headers) && (request.headers['content-length'] ?? '0') === '0') return;
  let arrived = request.socket.bytesRead;
  const timer = setTimeout(() => {
    const { bytesRead } = request.socket;
    if (slowBodies.has(request) && bytesRead > arrived) {
      arrived = bytesRead;
      timer.refresh();
    } else request.socket.destroy();
  }, timeoutMs);
  timer.unref();
  const stop = (): void => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
}

/** Lets a body take as long as bytes keep coming: photos over a venue's network. For authenticated callers. */
export function allowSlowBody(request: IncomingMessage): void {
  slowBodies.add(request);
}

/** A sender who keeps sending after the answer is cut off after this time. */
const LAST_BYTES_MS = 30_000;

/**
 * Reads a body to its end that is answered before it has arrived whole, and throws it away. Fastify would close the
 * connection instead: with bytes unread it is reset then, which takes the answer with it. Browsers read it only once they
 * have sent everything, and proxies say 502 in its place.
 */
export function readUnreadBodies(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    // Requests injected by tests and by the API itself come without a connection.
    if (!request.raw.complete && request.raw.socket instanceof Socket) {
      reply.removeHeader('connection');
      readToEnd(request.raw);
    }
    done(null, payload);
  });
}

function readToEnd(request: IncomingMessage): void {
  const cut = setTimeout(() => request.socket.destroy(), LAST_BYTES_MS);
  cut.unref();
  request.once('end', () => clearTimeout(cut)).once('close', () => clearTimeout(cut));
  request.unpipe();
  request.resume();
}
