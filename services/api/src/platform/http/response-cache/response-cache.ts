import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { PUBLIC } from '../public.decorator';
import { CACHE_METADATA, CachedResponse, type CacheMetadata } from './cached-response';
import {
  constantHeaders,
  negotiateResponse,
  type CachedVariants,
  type NotModifiedAnswer,
} from './content-negotiation';

/** Bound for routes with a parameter: the least recently built goes first. */
const MAX_CACHED_KEYS = 1_000;

/** What staff get of a public route instead of the cached bytes. */
type StaffAnswer = (request: FastifyRequest) => Promise<object>;

/** The query by which a page of the console asks for that, and nothing else. */
const STAFF_VIEW = '?view=staff';

interface CachedRoute extends CacheMetadata {
  pattern: string;
  load: (...parameters: string[]) => Promise<unknown>;
  responses: Map<string, CachedResponse>;
}

/** The routes marked @CacheResponse and their cached responses. */
@Injectable()
export class ResponseCache implements OnApplicationBootstrap, OnModuleDestroy {
  /** Requests answered before Fastify, since the process started. */
  servedFromMemory = 0;
  private readonly logger = new Logger(ResponseCache.name);
  private readonly routes = new Map<string, CachedRoute>();
  /** By the whole address as plain clients write it. */
  private readonly byUrl = new Map<string, CachedResponse>();
  /** By the pattern of a route without parameters. */
  private readonly staffAnswers = new Map<string, StaffAnswer>();
  private notModified: NotModifiedAnswer | undefined;
  private closing = false;
  private constantHeaders: Record<string, string> | undefined;
  private readonly flat = new WeakMap<Record<string, string>, string[]>();

  constructor(
    private readonly discoveryService: DiscoveryService,
    private readonly metadataScanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discoveryService.getControllers()) {
      const controller: unknown = instance;
      if (typeof controller !== 'object' || controller === null) continue;
      const prototype: unknown = Object.getPrototypeOf(controller);
      if (typeof prototype !== 'object') continue;
      for (const name of this.metadataScanner.getAllMethodNames(prototype)) this.register(controller, name);
    }
  }

  /** From here on Fastify answers everything, and asks clients to close their connections. */
  onModuleDestroy(): void {
    this.byUrl.clear();
    this.notModified = undefined;
    this.closing = true;
  }

  /** The answers of this topic are built anew before the next reader gets them. Call it after the commit. */
  invalidate(topic: string): void {
    for (const route of this.routes.values()) {
      if (route.topic !== topic) continue;
      for (const response of route.responses.values()) response.invalidate();
    }
  }

  /** Invalidates every response: something that all may show has changed, such as the sales mode. */
  invalidateAll(): void {
    for (const { responses } of this.routes.values())
      for (const response of responses.values()) response.invalidate();
  }

  /**
   * Asks this function for requests with `?view=staff`. A cookie alone does not count: public pages send it as well.
   */
  answerStaff(pattern: string, answer: StaffAnswer): void {
    this.staffAnswers.set(pattern, answer);
  }

  /** Asks this function before Fastify about requests for which there are no cached bytes. */
  answerNotModified(answer: NotModifiedAnswer): void {
    this.notModified = answer;
  }

  /**
   * Answers from memory, before Fastify: a plain GET of a known URL, and what `answerNotModified` knows. Everything else
   * goes on: another origin, a query, bytes that have to be built. A request answered here leaves no log line
   * (docs/adr/0013).
   */
  serveFromMemory(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    if (request.headers.origin !== undefined) return handle();
    const variants = request.method === 'GET' ? this.byUrl.get(request.url ?? '')?.current() : undefined;
    if (variants) {
      const { status, headers, body } = negotiateResponse(variants, {
        acceptEncoding: request.headers['accept-encoding'],
        ifNoneMatch: request.headers['if-none-match'],
      });
      return this.send(response, { status, headers: this.flattened(headers), body });
    }
    const unchanged = this.constantHeaders && this.notModified?.(request);
    if (!unchanged) return handle();
    void unchanged.then((headers) =>
      headers ? this.send(response, { status: 304, headers: this.flattened(headers) }) : handle(),
    );
  }

  /** Answers within Fastify when the request's route is one of ours, building the bytes first if need be. */
  hook(): onRequestHookHandler {
    return (request, reply, done) => {
      this.constantHeaders ??= constantHeaders(reply);
      const route = this.routes.get(request.routeOptions.url ?? '');
      if (!route || (request.method !== 'GET' && request.method !== 'HEAD')) done();
      else this.answer(route, request, reply).catch((error: unknown) => reply.send(error));
    };
  }

  private async answer(route: CachedRoute, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const answerStaff = isStaffView(request) ? this.staffAnswers.get(route.pattern) : undefined;
    if (answerStaff) {
      void reply.header('cache-control', 'no-store').send(await answerStaff(request));
      return;
    }
    const parameters = routeParameters(request);
    const response = this.responseOf(route, parameters);
    const variants = response.current() ?? (await this.rebuild(route, response));
    if (!this.closing && request.raw.url === routePath(route.pattern, parameters))
      this.byUrl.set(request.raw.url, response);
    const { status, headers, body } = negotiateResponse(variants, {
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
    });
    void reply.code(status).headers(headers).send(body);
  }

  /** Names and values in one list, which Node sends without checking each; made once per variant. */
  private flattened(headers: Record<string, string>): string[] {
    const known = this.flat.get(headers);
    if (known) return known;
    const list = Object.entries({ ...this.constantHeaders, ...headers }).flat();
    this.flat.set(headers, list);
    return list;
  }

  private send(
    response: ServerResponse,
    { status, headers, body }: { status: number; headers: string[]; body?: Buffer },
  ): void {
    response.writeHead(status, headers).end(body);
    this.servedFromMemory += 1;
  }

  /**
   * The bytes of one of our routes, for an answer that carries it along. Takes the route's pattern and parameters.
   * @throws what the handler throws
   */
  async readBytes(pattern: string, ...parameters: string[]): Promise<Buffer> {
    const route = this.routes.get(pattern);
    if (!route) throw new Error(`${pattern} is not a route with ready bytes.`);
    const response = this.responseOf(route, parameters);
    const variants = response.current() ?? (await this.rebuild(route, response));
    return variants.identity.bytes;
  }

  private register(controller: object, name: string): void {
    const handler: unknown = Reflect.get(controller, name);
    if (typeof handler !== 'function') return;
    const metadata = this.reflector.get<CacheMetadata | undefined>(CACHE_METADATA, handler);
    if (metadata === undefined) return;
    const url = routeUrl(controller.constructor, handler);
    if (!this.reflector.getAllAndOverride<boolean>(PUBLIC, [handler, controller.constructor])) {
      throw new Error(`${url} sends ready bytes to anyone and must be @Public().`);
    }
    const load = async (...parameters: string[]): Promise<unknown> =>
      Reflect.apply(handler, controller, parameters);
    this.routes.set(url, { ...metadata, pattern: url, load, responses: new Map() });
  }

  private responseOf(route: CachedRoute, parameters: string[]): CachedResponse {
    const key = parameters.join('/');
    const known = route.responses.get(key);
    if (known) return known;
    const response = new CachedResponse(
      () => route.load(...parameters),
      (error) => this.logger.error(error),
      undefined,
      route.contentType,
    );
    const [oldest] = route.responses.values();
    if (route.responses.size >= MAX_CACHED_KEYS && oldest) this.evict(route, oldest);
    route.responses.set(key, response);
    return response;
  }

  /** Keys without a response are evicted, so that made-up URLs don't fill the memory. */
  private async rebuild(route: CachedRoute, response: CachedResponse): Promise<CachedVariants> {
    try {
      return await response.waitForCurrent();
    } catch (error) {
      this.evict(route, response);
      throw error;
    }
  }

  private evict(route: CachedRoute, response: CachedResponse): void {
    for (const map of [route.responses, this.byUrl]) {
      for (const [key, known] of map) if (known === response) map.delete(key);
    }
  }
}

const isStaffView = ({ url }: FastifyRequest): boolean => url.endsWith(STAFF_VIEW);

function routeParameters(request: FastifyRequest): string[] {
  const parameters: unknown = request.params;
  return typeof parameters === 'object' && parameters !== null ? Object.values(parameters).map(String) : [];
}

/** The route's address with these parameters, unescaped: an address that needs escapes is not answered at once. */
function routePath(pattern: string, parameters: string[]): string {
  const values = [...parameters];
  return pattern.replace(/:[^/]+/g, () => values.shift() ?? '');
}

function routeUrl(controller: object, handler: object): string {
  const parts = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler)];
  const segments = parts.flatMap((part) => String(part ?? '').split('/')).filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}
