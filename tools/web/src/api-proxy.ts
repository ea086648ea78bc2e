import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { apiDownPage } from './api-down.page';
import { proxyWrites } from './api-writes';
import { proxyWebSockets } from './websocket-proxy';

/** Uploads of photographs and slow reports included; the API has its own, shorter limits. */
const ANSWER_WITHIN_MS = 120_000;

/** Which requests go to the API. */
export interface ApiRoutes {
  /** Where the API listens, e.g. `http://localhost:8083`. */
  readonly apiUrl: string;
  /** Path patterns, `/*` for everything without a file. */
  readonly routes: readonly string[];
}

/**
 * Forwards requests to the API unchanged: the same Host, streamed bodies and responses, and the client's address and
 * protocol in x-forwarded-*. WebSocket upgrades of /ws pass as raw bytes. While the API is down, calls of /api get the
 * usual error body with 502, and people get a page that says so.
 */
export async function proxyToApi(server: FastifyInstance, { apiUrl, routes }: ApiRoutes): Promise<void> {
  await server.register(httpProxy, {
    upstream: apiUrl,
    routes: [...routes],
    httpMethods: ['GET', 'HEAD', 'OPTIONS'],
    disableRequestLogging: true,
    undici: { connections: 256, headersTimeout: ANSWER_WITHIN_MS, bodyTimeout: ANSWER_WITHIN_MS },
    // Retrying is left to the client.
    retryMethods: [],
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
      onError: (reply, { error }) => {
        reply.log.error(error);
        answerApiDown(reply.request.url, reply);
      },
    },
  });
  await server.register(async (writes) =>
    proxyWrites(writes, {
      apiUrl,
      routes,
      patienceMs: ANSWER_WITHIN_MS,
      headersOf: forwarded,
      answerAway: (request, reply) => answerApiDown(request.url, reply),
      answerTooMany: (_request, reply) =>
        reply
          .code(429)
          .headers({ ...RETRY, 'content-type': 'application/json; charset=utf-8' })
          .send(JSON.stringify(TOO_MANY)),
    }),
  );
  proxyWebSockets(server.server, apiUrl);
}

/** The part of a request that is read; Fastify's own type differs between HTTP versions. */
interface CallersRequest {
  readonly headers: IncomingHttpHeaders;
  readonly url: string;
  readonly ip: string;
  readonly host: string;
  readonly protocol: string;
}

interface CallersReply {
  code(status: number): CallersReply;
  headers(values: Record<string, string>): CallersReply;
  send(body: string): unknown;
}

function forwarded(request: CallersRequest): IncomingHttpHeaders {
  return {
    host: request.headers.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

const RETRY = { 'cache-control': 'no-store', 'retry-after': '5' };
const TOO_MANY_MESSAGE = 'Too many requests. Please wait a moment and try again.';
/** The same body as the API's. */
const TOO_MANY = { code: 'rate_limited', message: TOO_MANY_MESSAGE, error: TOO_MANY_MESSAGE };

function answerApiDown<Reply extends CallersReply>(url: string, reply: Reply): Reply {
  reply.code(502).headers(RETRY);
  if (url.startsWith('/api')) {
    const message = 'The gallery cannot be reached right now. Please try again in a moment.';
    reply
      .headers({ 'content-type': 'application/json; charset=utf-8' })
      .send(JSON.stringify({ code: 'unavailable', message, error: message }));
  } else
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': apiDownPage.policy })
      .send(apiDownPage.html);
  return reply;
}
