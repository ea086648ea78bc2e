import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** In the API's words. */
const REFUSALS: Record<number, { code: string; message: string }> = {
  400: { code: 'malformed_body', message: 'The request could not be read.' },
  404: { code: 'not_found', message: 'Nothing was found at this address.' },
  408: { code: 'request_timeout', message: 'The request did not arrive in time.' },
  431: { code: 'headers_too_large', message: 'The headers of the request are too large.' },
  503: {
    code: 'unavailable',
    message: 'The gallery cannot be reached right now. Please try again in a moment.',
  },
};
const BROKEN = { code: 'internal', message: 'Something went wrong on our side.' };

/** Of answers that no route makes. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
};

/** Statuses of Node's codes for a request that it cannot read. Any other is malformed. */
const UNREADABLE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers input that Node refuses before there is a request, and closes the connection once the answer is sent. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = UNREADABLE[error.code ?? ''] ?? 400;
  const body = bodyOf(status);
  const headers = { ...HEADERS, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** Answers requests that Fastify or one of its plugins refuses or fails at. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode = 500 } = error;
  if (statusCode >= 500) request.log.error(error);
  answer(reply, statusCode);
}

/** Answers an address that serves nothing. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  answer(reply, 404);
}

/** Answers requests that still arrive on an open connection: the way to the API closes before the connection does. */
export function refuseWhileClosing(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  server.addHook('onRequest', (_request, reply, done) => {
    if (isClosing) answer(reply.header('retry-after', '5'), 503);
    else done();
  });
}

function answer(reply: FastifyReply, status: number): void {
  void reply.code(status).headers(HEADERS).send(bodyOf(status));
}

/** The body of every error. */
function bodyOf(status: number): string {
  const { code, message } = REFUSALS[status] ?? (status < 500 ? REFUSALS[400] : undefined) ?? BROKEN;
  return JSON.stringify({ code, message, error: message });
}
