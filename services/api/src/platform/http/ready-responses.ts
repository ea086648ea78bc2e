import { Injectable, Logger, SetMetadata, type OnApplicationBootstrap } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, matchesEtag } from './conditional-request';
import { PUBLIC } from './public.decorator';
import { ReadyResponse, type ReadyVariants } from './ready-response';

const READY_TOPIC = 'gallery:ready-topic';
/** Bound for routes with a parameter: the least recently built goes first. */
const MOST_KEYS = 1_000;

/**
 * Answers this GET route from prepared bytes with ETag and 304. The handler runs only when they are rebuilt: it must
 * be @Public(), return a promise of plain JSON and take nothing but the route's parameters, in their order, as
 * decoded text. Guards, pipes and interceptors don't run. `ReadyResponses.invalidate(topic)` makes it run again.
 */
export function ReadyBytes(topic: string): MethodDecorator {
  return SetMetadata(READY_TOPIC, topic);
}

interface ReadyRoute {
  topic: string;
  load: (...parameters: string[]) => Promise<unknown>;
  responses: Map<string, ReadyResponse>;
}

/** The routes marked @ReadyBytes and their prepared answers. */
@Injectable()
export class ReadyResponses implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReadyResponses.name);
  private readonly routes = new Map<string, ReadyRoute>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    for (const { instance } of this.discovery.getControllers()) {
      const controller: unknown = instance;
      if (typeof controller !== 'object' || controller === null) continue;
      const prototype: unknown = Object.getPrototypeOf(controller);
      if (typeof prototype !== 'object') continue;
      for (const name of this.scanner.getAllMethodNames(prototype)) this.register(controller, name);
    }
  }

  /** The answers of this topic are built anew before the next reader gets them. Call it after the commit. */
  invalidate(topic: string): void {
    for (const route of this.routes.values()) {
      if (route.topic !== topic) continue;
      for (const response of route.responses.values()) response.invalidate();
    }
  }

  /** Answers from bytes when the request's route is one of ours; says whether it did. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const route = this.routes.get(request.routeOptions.url ?? '');
    if (!route || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const response = this.responseOf(route, parametersOf(request));
    const variants = response.ready() ?? (await this.firstBytes(route, response));
    send(variants, request, reply);
    return true;
  }

  private register(controller: object, name: string): void {
    const handler: unknown = Reflect.get(controller, name);
    if (typeof handler !== 'function') return;
    const topic: unknown = Reflect.getMetadata(READY_TOPIC, handler);
    if (typeof topic !== 'string') return;
    const url = routeUrl(controller.constructor, handler);
    if (!this.reflector.getAllAndOverride<boolean>(PUBLIC, [handler, controller.constructor])) {
      throw new Error(`${url} sends ready bytes to anybody and must be @Public().`);
    }
    const load = async (...parameters: string[]): Promise<unknown> =>
      Reflect.apply(handler, controller, parameters);
    this.routes.set(url, { topic, load, responses: new Map() });
  }

  private responseOf(route: ReadyRoute, parameters: string[]): ReadyResponse {
    const key = parameters.join('/');
    const known = route.responses.get(key);
    if (known) return known;
    const response = new ReadyResponse(
      () => route.load(...parameters),
      (error) => this.logger.error(error),
    );
    const [oldest] = route.responses.keys();
    if (route.responses.size >= MOST_KEYS && oldest !== undefined) route.responses.delete(oldest);
    route.responses.set(key, response);
    return response;
  }

  /** Keys that lead to nothing are forgotten, so that made-up addresses don't fill the memory. */
  private async firstBytes(route: ReadyRoute, response: ReadyResponse): Promise<ReadyVariants> {
    try {
      return await response.rebuilt();
    } catch (error) {
      for (const [key, known] of route.responses) if (known === response) route.responses.delete(key);
      throw error;
    }
  }
}

function send(variants: ReadyVariants, request: FastifyRequest, reply: FastifyReply): void {
  const variant = variants[acceptedEncoding(request.headers['accept-encoding'])];
  void reply
    .header('etag', variant.etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, origin');
  if (matchesEtag(request.headers['if-none-match'], variant.etag)) {
    void reply.code(304).send();
    return;
  }
  if (variant.encoding !== 'identity') void reply.header('content-encoding', variant.encoding);
  void reply.header('content-type', 'application/json; charset=utf-8').send(variant.bytes);
}

function parametersOf(request: FastifyRequest): string[] {
  const parameters: unknown = request.params;
  return typeof parameters === 'object' && parameters !== null ? Object.values(parameters).map(String) : [];
}

function routeUrl(controller: object, handler: object): string {
  const parts = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler)];
  const segments = parts.flatMap((part) => String(part ?? '').split('/')).filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}
