import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { PUBLIC } from '../public.decorator';
import { readBeacon, type BeaconRoute } from '../request-body/json-body';
import {
  CACHE_METADATA,
  CachedResponse,
  JSON_TYPE,
  keyOf,
  routeParameters,
  routePath,
  routeUrl,
  type CacheMetadata,
  type CachedRoute,
} from './cached-response';
import {
  ConstantHeaders,
  isStaffView,
  negotiateResponse,
  type CachedAnswer,
  type CachedVariants,
  type NotModifiedAnswer,
  type PageAnswer,
  type StaffAnswer,
} from './content-negotiation';

/** Bound for routes with a parameter: the least recently built goes first. */
const MAX_CACHED_KEYS = 1_000;

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
  private page: PageAnswer | undefined;
  private readonly beacons = new Map<string, BeaconRoute>();
  private closing = false;
  private constantHeaders: ConstantHeaders | undefined;

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
    this.page = undefined;
    this.beacons.clear();
    this.closing = true;
  }

  /** The answers of this topic are rebuilt before the next reader gets them. Call it after the commit. */
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

  /** Asks this function before Fastify about GET requests for which there are no cached bytes. */
  answerPages(answer: PageAnswer): void {
    this.page = answer;
  }

  /** Takes beacons to this URL before Fastify, and answers them with 202. */
  answerBeacons(url: string, beacon: BeaconRoute): void {
    this.beacons.set(url, beacon);
  }

  /**
   * Answers from memory, before Fastify: a plain GET of a known URL, a page, and what `answerNotModified` knows. Everything else
   * goes to Fastify: another origin, a query, bytes to be built. A request answered here leaves no log line
   * (docs/adr/0013).
   */
  serveFromMemory(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    const beacon = request.method === 'POST' ? this.beacons.get(request.url ?? '') : undefined;
    const toPage = this.constantHeaders && beacon?.headersFor(request.headers.origin);
    if (beacon && toPage)
      return readBeacon(request, beacon, (isTaken) =>
        isTaken ? this.send(response, { status: 202, headers: toPage }) : handle(),
      );
    if (request.headers.origin !== undefined) return handle();
    const ready = request.method === 'GET' ? this.readyAnswer(request) : null;
    if (ready) return this.send(response, ready);
    const unchanged = this.constantHeaders && this.notModified?.(request);
    if (!unchanged) return handle();
    void unchanged.then((headers) => (headers ? this.send(response, { status: 304, headers }) : handle()));
  }

  private readyAnswer(request: IncomingMessage): CachedAnswer | null {
    const variants = this.byUrl.get(request.url ?? '')?.current();
    if (!variants) return (this.constantHeaders && this.page?.(request)) ?? null;
    return negotiateResponse(variants, {
      acceptEncoding: request.headers['accept-encoding'],
      ifNoneMatch: request.headers['if-none-match'],
    });
  }

  /** Answers within Fastify when the request's route is one of ours, building the bytes first if need be. */
  hook(): onRequestHookHandler {
    return (request, reply, done) => {
      this.constantHeaders ??= new ConstantHeaders(reply);
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

  private send(
    response: ServerResponse,
    { status, headers, body }: { status: number; headers: Record<string, string>; body?: Buffer | undefined },
  ): void {
    response.writeHead(status, this.constantHeaders?.with(headers)).end(body);
    this.servedFromMemory += 1;
  }

  /**
   * The bytes of one of our routes, for an answer that carries it along. Takes the route's pattern and parameters.
   * @throws what the handler throws
   */
  async readBytes(pattern: string, ...parameters: string[]): Promise<Buffer> {
    const route = this.routes.get(pattern);
    if (!route) throw new Error(`${pattern} has no ready bytes.`);
    const response = this.responseOf(route, parameters);
    const variants = response.current() ?? (await this.rebuild(route, response));
    return variants.identity.bytes;
  }

  /** The same when it can be had without waiting, else undefined. */
  peekBytes(pattern: string, ...parameters: string[]): Buffer | undefined {
    return this.routes.get(pattern)?.responses.get(keyOf(parameters))?.current()?.identity.bytes;
  }

  /** Keeps bytes for `readBytes` that no route sends. */
  keepBytes(pattern: string, topic: string, load: (...parameters: string[]) => Promise<unknown>): void {
    this.routes.set(pattern, { topic, contentType: JSON_TYPE, pattern, load, responses: new Map() });
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
    const key = keyOf(parameters);
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
