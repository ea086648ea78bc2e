import type { IncomingMessage } from 'node:http';

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
