import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { ErrorCode } from '@gallery/contracts';
import type { Settings } from '../config/settings';
import { AppError } from '../errors/app-error';
import { errorBody, PROBLEM_TYPE, toAppError } from '../errors/error.filter';
import { parseBeaconBodies, parseJsonBody } from './request-body/json-body';
import { parseFormBodies } from './request-body/form-body';
import { limitBodyTime, readUnreadBodies } from './request-body/incomplete-bodies';
import { runWithRequestId, resolveRequestId, REQUEST_ID_HEADER } from './request-context';

/** The routes of a server, to tell an unknown URL from a wrong method. */
class AllowedMethods {
  private readonly routes: { path: RegExp; methods: string[] }[] = [];

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return;
      const path = new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+')}$`);
      this.routes.push({ path, methods: [method].flat() });
    });
  }

  /** The methods of the routes at this URL, sorted; none when there is no such URL. */
  findFor(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const methods = this.routes.filter((route) => route.path.test(path)).flatMap((route) => route.methods);
    return [...new Set(methods)].toSorted();
  }
}

const MAX_PARAMETER_LENGTH = 200;
const HEADERS_TIMEOUT_MS = 30_000;
/** The longest that any body may take; most have far less time, see `limitBodyTime`. */
const REQUEST_TIMEOUT_MS = 900_000;
/** Longer than the proxies in front (60 s are usual), or they would send into a connection that is closing. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** Nest validates by classes. Without this, Fastify loads the compilers of its own schemas with every start. */
const noSchemas = (): never => {
  throw new Error('Routes have no Fastify schemas.');
};

/** What sees requests first. */
interface RequestObservers {
  /** Answers from memory if it can, else calls `handle`. */
  serveFromMemory: (request: IncomingMessage, response: ServerResponse, handle: () => void) => void;
  /** Sees every other request, including those that are refused. */
  observe: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** The HTTP server under Nest: limits, request ids, JSON bodies, security headers and one log line per request. */
export async function createFastifyServer(
  settings: Settings,
  logger: FastifyBaseLogger,
  { serveFromMemory, observe }: RequestObservers,
): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => resolveRequestId(request.headers[REQUEST_ID_HEADER]),
    requestIdHeader: false,
    trustProxy: (_address, hop) => hop < settings.http.trustedProxies,
    serverFactory: (handle) =>
      // Fastify applies its time limits only to servers that it creates.
      createServer(
        {
          headersTimeout: HEADERS_TIMEOUT_MS,
          requestTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
        },
        (request, response) => {
          limitBodyTime(request);
          serveFromMemory(request, response, () => handle(request, response));
        },
      ),
    bodyLimit: settings.http.bodyLimit,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    clientErrorHandler: refuseUnreadable,
    // The router refuses malformed URLs before any hook, plugin or Nest runs.
    frameworkErrors: (error, request, reply) => {
      const refusal = toAppError(error);
      reply.hijack();
      reply.raw.writeHead(refusal.status, refusalHeaders(request.id));
      reply.raw.end(JSON.stringify(errorBody(refusal, request.id)));
    },
  });
  server.addHook('onRequest', (request, reply, done) => {
    observe(request, reply);
    done();
  });
  trackRequestContext(server);
  const allowed = new AllowedMethods(server);
  parseJsonBodies(server);
  parseBeaconBodies(server);
  await parseFormBodies(server);
  readUnreadBodies(server);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  logRequests(server);
  await server.register(helmet, {
    // API responses are data: nothing in them may run or be framed. Pages set their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity:
      settings.mode === 'production' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  rejectUnknownRoutes(server, allowed);
  return server;
}

/** Of answers that no plugin adds headers to. */
const refusalHeaders = (requestId: string): Record<string, string> => ({
  'content-type': PROBLEM_TYPE,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  [REQUEST_ID_HEADER]: requestId,
});

/** Node's codes for a request that it cannot read. Any other is malformed. */
const UNREADABLE: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what Node refuses before there is a request, and closes the connection once the answer is sent. */
function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const refusal = new AppError(UNREADABLE[error.code ?? ''] ?? 'malformed_body');
  const requestId = resolveRequestId(undefined);
  const body = JSON.stringify(errorBody(refusal, requestId));
  const headers = {
    ...refusalHeaders(requestId),
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head.join('')}\r\n${body}`,
    () => socket.destroy(),
  );
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw bytes of a JSON body, for signatures over them. */
    rawBody?: Buffer;
  }
}

/** Twice, because the body is read in the connection's own context. */
function trackRequestContext(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => runWithRequestId(request.id, done));
  server.addHook('preValidation', (request, _reply, done) => runWithRequestId(request.id, done));
}

function parseJsonBodies(server: FastifyInstance): void {
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

/** Of the pages, which one route answers. */
const PAGE_METHODS = ['GET', 'HEAD'];

/**
 * Below /api nothing falls through to the pages: either the URL is unknown, or its method is not allowed. Pages are read
 * only. OPTIONS that is no preflight of a browser learns the methods.
 */
function rejectUnknownRoutes(server: FastifyInstance, allowed: AllowedMethods): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
    const hasRoute = !request.is404 && !request.routeOptions.url?.includes('*');
    const isPage = !url.startsWith('/api/');
    if (isPreflight || hasRoute || (isPage && method !== 'OPTIONS' && !request.is404)) return done();
    const known = allowed.findFor(url);
    const methods = known.length === 0 && isPage ? PAGE_METHODS : known;
    if (methods.length === 0 || methods.includes(method)) return done(new AppError('not_found'));
    void reply.header('allow', methods.join(', '));
    if (method === 'OPTIONS') return void reply.code(204).send();
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
