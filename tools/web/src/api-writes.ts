import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswerableSocket } from './answerable-socket';

/** A client that keeps sending after the response is disconnected after this time. */
const LAST_BYTES_MS = 30_000;

/** An address with more writes under way is refused: a venue's guests share one, and none of them has ten. */
const MAX_WRITES_PER_ADDRESS = 500;

/** Headers of a connection, which are not forwarded. `expect` is answered here. */
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
  /** Timeout of a silent API, in milliseconds. */
  readonly patienceMs: number;
  /** Forwarded headers about the client. */
  readonly headersOf: (request: FastifyRequest) => IncomingHttpHeaders;
  /** Responds when the API did not. */
  readonly answerAway: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** Responds to an address with too many writes under way. */
  readonly answerTooMany: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/**
 * Forwards writes to the API, each over its own connection, as nginx does, so that slow uploads take none from reads.
 * A response is forwarded at once, also during an upload, whose rest is then read and discarded: closing a connection
 * with unread bytes resets it, and the client would never see the response.
 */
export function proxyWrites(server: FastifyInstance, options: ApiWritesOptions): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, body, done) => done(null, body));
  const underWay = new Map<string, number>();
  for (const url of options.routes)
    server.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: async (request, reply) => {
        const { ip } = request;
        const count = underWay.get(ip) ?? 0;
        if (count >= MAX_WRITES_PER_ADDRESS) {
          readToEnd(request.raw);
          return options.answerTooMany(request, reply);
        }
        underWay.set(ip, count + 1);
        reply.raw.once('close', () => release(underWay, ip));
        return handOn(request, reply, options);
      },
    });
}

function release(underWay: Map<string, number>, ip: string): void {
  const left = (underWay.get(ip) ?? 1) - 1;
  if (left > 0) underWay.set(ip, left);
  else underWay.delete(ip);
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

/** The API's response, as soon as it begins. */
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
    // After the response it only means that the rest of the upload was not read.
    upstream.on('error', reject);
    upstream.once('timeout', () => upstream.destroy(new Error('The API did not answer in time.')));
    upstream.once('close', () => readToEnd(raw));
    reply.raw.once('close', () => upstream.destroy());
    raw.pipe(upstream);
  });
}

/** Reads and discards the rest. */
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
