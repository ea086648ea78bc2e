import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import helmet from '@fastify/helmet';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Settings } from '../config/settings';
import { AppError } from '../errors/app-error';
import { errorBody, refusalOf } from '../errors/refusal';
import { AllowedMethods } from './allowed-methods';
import { readBeacons } from './beacons';
import { limitBodyTime } from './body-patience';
import { readForms } from './forms';
import { parseJsonBody } from './json-body';
import { onBehalfOf } from './request-context';
import { requestId, REQUEST_ID_HEADER } from './request-id';

const LONGEST_PARAMETER = 200;
const HEADERS_TIMEOUT_MS = 30_000;
/** No body may take longer, however steadily it comes; most have far less time, see `limitBodyTime`. */
const REQUEST_TIMEOUT_MS = 900_000;
/** Longer than the proxies in front keep theirs (60 s are usual), or they would send into a connection that just ends. */
const KEEP_ALIVE_MS = 72_000;

/** Who sees requests before everybody else. */
interface RequestWatchers {
  /** Answers from memory what it can, and says whether it did. */
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Is shown every other request, those that are refused included. */
  watch: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** The HTTP server under Nest: limits, request ids, JSON bodies, security headers and one log line per request. */
export async function createFastify(
  settings: Settings,
  logger: FastifyBaseLogger,
  { answerAtOnce, watch }: RequestWatchers,
): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers[REQUEST_ID_HEADER]),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < settings.http.trustedProxies,
    serverFactory: (handle) =>
      // Fastify hands its own time limits only to servers that it makes itself.
      createServer(
        {
          headersTimeout: HEADERS_TIMEOUT_MS,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
        (request, response) => {
          limitBodyTime(request);
          if (!answerAtOnce(request, response)) handle(request, response);
        },
      ),
    bodyLimit: settings.http.bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // The router refuses malformed URLs before any hook, plugin or Nest runs.
    frameworkErrors: (error, request, reply) => {
      const refusal = refusalOf(error);
      reply.hijack();
      reply.raw.writeHead(refusal.status, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        [REQUEST_ID_HEADER]: request.id,
      });
      reply.raw.end(JSON.stringify(errorBody(refusal, request.id)));
    },
  });
  server.addHook('onRequest', (request, reply, done) => {
    watch(request, reply);
    done();
  });
  followRequests(server);
  const allowed = new AllowedMethods(server);
  readJsonBodies(server);
  readBeacons(server);
  await readForms(server);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  logRequests(server);
  await server.register(helmet, {
    // API answers are data: nothing in them may run or be framed. Documents set a policy of their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity:
      settings.mode === 'production' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  refuseUnknownAddresses(server, allowed);
  return server;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body as they came, for signatures over them. */
    rawBody?: Buffer;
  }
}

/** Twice, because the body's bytes come on behalf of the connection. */
function followRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => onBehalfOf(request.id, done));
  server.addHook('preValidation', (request, _reply, done) => onBehalfOf(request.id, done));
}

function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
      request.rawBody = bytes;
      done(null, parseJsonBody(bytes));
    } catch (error) {
      done(error instanceof Error ? error : new Error('The body could not be read.'));
    }
  });
}

/** Below /api nothing falls through to the pages: an address is unknown, or the method is the wrong one for it. */
function refuseUnknownAddresses(server: FastifyInstance, allowed: AllowedMethods): void {
  server.addHook('onRequest', (request, reply, done) => {
    const hasRoute = !request.is404 && !request.routeOptions.url?.includes('*');
    if (hasRoute || request.method === 'OPTIONS' || !request.url.startsWith('/api/')) return done();
    const methods = allowed.at(request.url);
    if (methods.length === 0 || methods.includes(request.method)) return done(new AppError('not_found'));
    void reply.header('allow', methods.join(', '));
    return done(new AppError('method_not_allowed'));
  });
}

/** Routes are logged by their pattern: paths may hold session ids. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
