import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswerableSocket } from './answerable-socket';

/** A sender who has been answered and goes on sending is cut off after this time. */
const LAST_BYTES_MS = 30_000;

/** Of one connection, not of what goes over it. `expect` is answered by our own server before it hands a request on. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
  'expect',
];

export interface ApiWritesOptions {
  readonly apiUrl: string;
  readonly routes: readonly string[];
  /** How long the API may be silent, in milliseconds. */
  readonly patienceMs: number;
  /** What the API is told about the caller. */
  readonly headersOf: (request: FastifyRequest) => IncomingHttpHeaders;
  /** Answers a request that the API did not. */
  readonly answerAway: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/**
 * Hands what changes something to the API, each request over a connection of its own, as nginx does: slow uploads take none
 * from readers. An answer is passed on when it comes, also in the middle of an upload, which is read to its end then and
 * thrown away: a connection that is closed with bytes unread is reset, and the sender never reads why.
 */
export function proxyWrites(server: FastifyInstance, options: ApiWritesOptions): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));
  for (const url of options.routes)
    server.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: (request, reply) => handOn(request, reply, options),
    });
}

async function handOn(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ApiWritesOptions,
): Promise<FastifyReply> {
  try {
    const answer = await ask(request, reply, options);
    return reply
      .code(answer.statusCode ?? 502)
      .headers(withoutHops(answer.headers))
      .send(answer);
  } catch (error) {
    reply.log.error(error);
    return options.answerAway(request, reply);
  }
}

/** The API's answer, as soon as it begins. */
function ask(
  request: FastifyRequest,
  reply: FastifyReply,
  { apiUrl, patienceMs, headersOf }: ApiWritesOptions,
): Promise<IncomingMessage> {
  const { raw } = request;
  const { hostname, port } = new URL(apiUrl);
  return new Promise((resolve, reject) => {
    const upstream = http.request({
      method: raw.method,
      path: raw.url,
      headers: withoutHops({ ...raw.headers, ...headersOf(request) }),
      timeout: patienceMs,
      createConnection: () => new AnswerableSocket().connect({ host: hostname, port: Number(port || 80) }),
    });
    upstream.once('response', (answer) => {
      answer.once('close', () => upstream.destroy());
      resolve(answer);
    });
    // After the answer it tells only that the rest of the upload was not wanted.
    upstream.on('error', reject);
    upstream.once('timeout', () => upstream.destroy(new Error('The API did not answer in time.')));
    upstream.once('close', () => readToEnd(raw));
    reply.raw.once('close', () => upstream.destroy());
    raw.pipe(upstream);
  });
}

/** Throws away what is still on its way. */
function readToEnd(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const cut = setTimeout(() => request.socket.destroy(), LAST_BYTES_MS);
  request.once('close', () => clearTimeout(cut));
  request.unpipe();
  request.resume();
}

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
