import { PATH_METADATA } from '@nestjs/common/constants';
import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error';
import type { CachedVariant, CachedVariants, Encoding } from './content-negotiation';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Browsers and proxies ask again each time, and mostly get a 304. */
const CACHE_CONTROL = 'no-cache';
/** The type of what the API answers unless said otherwise. */
export const JSON_TYPE = 'application/json; charset=utf-8';

/** Older bytes are still sent while new ones are built: another instance may have written. */
const FRESH_MS = 1_000;
/** Older bytes are not sent: after a quiet hour the first request waits for the rebuild. */
const STALE_MS = 5_000;
/** At most ten rebuilds a second, however many writes invalidate. */
const REBUILD_GAP_MS = 100;
/** Smaller bodies don't shrink enough to pay. */
const MIN_COMPRESSED_BYTES = 1_024;

export const CACHE_METADATA = 'gallery:ready-bytes';

export interface CacheMetadata {
  topic: string;
  contentType: string;
}

/** A route, and the cached responses of its parameters. */
export interface CachedRoute extends CacheMetadata {
  pattern: string;
  load: (...parameters: string[]) => Promise<unknown>;
  responses: Map<string, CachedResponse>;
}

/**
 * Answers this GET route from prepared bytes with ETag and 304. The handler runs only when they are rebuilt: it must be
 * @Public(), return a promise of plain JSON, or of text where another type is named, and take nothing but the route's
 * parameters, in their order, as decoded text. Guards, pipes and interceptors don't run.
 * `ResponseCache.invalidate(topic)` makes it run again.
 */
export function CacheResponse(topic: string, contentType: string = JSON_TYPE): MethodDecorator {
  return SetMetadata(CACHE_METADATA, { topic, contentType } satisfies CacheMetadata);
}

/**
 * A response cached as bytes. Rebuilds are shared by all waiting requests, an invalidation affects every later request,
 * and a failed rebuild keeps the last good bytes.
 */
export class CachedResponse {
  private variants: CachedVariants | undefined;
  private builtAt = 0;
  private startedAt = Number.NEGATIVE_INFINITY;
  private generation = 0;
  private builtGeneration = -1;
  private building: Promise<void> | undefined;

  /**
   * @param load yields the value; an AppError is an answer (the thing is gone), anything else a failure
   * @param reportFailure hears of failures that readers don't
   * @param contentType JSON unless said otherwise; of any other type the value is the text itself
   */
  constructor(
    private readonly load: () => Promise<unknown>,
    private readonly reportFailure: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
    private readonly contentType: string = JSON_TYPE,
  ) {}

  /** Requests from now on get what the database holds now. Call it after the commit. */
  invalidate(): void {
    this.generation += 1;
  }

  /** The bytes when they can be sent at once, else undefined: then await `waitForCurrent`. */
  current(): CachedVariants | undefined {
    const age = this.now() - this.builtAt;
    if (!this.variants || this.builtGeneration < this.generation || age >= STALE_MS) return undefined;
    if (age >= FRESH_MS && !this.building) this.build().catch(this.reportFailure);
    return this.variants;
  }

  /** Waits for bytes that are no older than this call. */
  async waitForCurrent(): Promise<CachedVariants> {
    if (this.now() - this.builtAt >= STALE_MS && this.builtGeneration === this.generation) this.invalidate();
    const wanted = this.generation;
    while (!this.variants || this.builtGeneration < wanted) {
      try {
        await this.build();
      } catch (error) {
        if (!this.variants || error instanceof AppError) throw error;
        this.reportFailure(error);
        break;
      }
    }
    return this.variants;
  }

  private build(): Promise<void> {
    this.building ??= this.buildOnce().finally(() => {
      this.building = undefined;
    });
    return this.building;
  }

  private async buildOnce(): Promise<void> {
    const wait = this.startedAt + REBUILD_GAP_MS - this.now();
    if (wait > 0) await delay(wait);
    this.startedAt = this.now();
    const generation = this.generation;
    try {
      this.variants = await encodeVariants(await this.load(), this.contentType, this.variants);
    } catch (error) {
      if (error instanceof AppError) this.variants = undefined;
      throw error;
    }
    this.builtAt = this.now();
    this.builtGeneration = generation;
  }
}

async function encodeVariants(
  value: unknown,
  contentType: string,
  previous: CachedVariants | undefined,
): Promise<CachedVariants> {
  const bytes = Buffer.from(contentType === JSON_TYPE ? JSON.stringify(value) : String(value));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const etag = `"${hash}"`;
  if (previous?.identity.etag === etag) return previous;
  const identity = createVariant('identity', bytes, { etag, contentType });
  if (bytes.length < MIN_COMPRESSED_BYTES) return { identity, gzip: identity, br: identity };
  const [gz, br] = await Promise.all([
    gzipAsync(bytes),
    brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  ]);
  return {
    identity,
    gzip: createVariant('gzip', gz, { etag: `"${hash}-gz"`, contentType }),
    br: createVariant('br', br, { etag: `"${hash}-br"`, contentType }),
  };
}

/** One encoding of the answer with all headers that depend on its bytes. */
function createVariant(
  encoding: Encoding,
  bytes: Buffer,
  { etag, contentType }: { etag: string; contentType: string },
): CachedVariant {
  const validators = { etag, 'cache-control': CACHE_CONTROL, vary: 'accept-encoding, origin' };
  return {
    bytes,
    etag,
    validators,
    headers: {
      ...validators,
      'content-type': contentType,
      'content-length': String(bytes.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  };
}

/** The route's address with these parameters, unescaped: an address that needs escapes is not answered at once. */
export function routePath(pattern: string, parameters: string[]): string {
  const values = [...parameters];
  return pattern.replace(/:[^/]+/g, () => values.shift() ?? '');
}

/** The pattern of a handler's route. */
export function routeUrl(controller: object, handler: object): string {
  const parts = [Reflect.getMetadata(PATH_METADATA, controller), Reflect.getMetadata(PATH_METADATA, handler)];
  const segments = parts.flatMap((part) => String(part ?? '').split('/')).filter((segment) => segment !== '');
  return `/${segments.join('/')}`;
}

/** Parameters of a route as the key of its cached response. */
export const keyOf = (parameters: readonly string[]): string => parameters.join('/');

/** In the order of the route's pattern. */
export function routeParameters(request: FastifyRequest): string[] {
  const parameters: unknown = request.params;
  return typeof parameters === 'object' && parameters !== null ? Object.values(parameters).map(String) : [];
}
