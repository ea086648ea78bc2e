import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'identity' | 'gzip' | 'br';

/** One encoding of the answer. Each has its own ETag, because the tag is strong and the bytes differ. */
export interface CachedVariant {
  bytes: Buffer;
  etag: string;
  /** Headers of a 200. */
  headers: Record<string, string>;
  /** Headers of a 304. */
  validators: Record<string, string>;
}

export type CachedVariants = Record<Encoding, CachedVariant>;

/** The request headers that decide which response it can use. */
interface ConditionalHeaders {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Status, headers and body for one request. */
export interface CachedAnswer {
  status: 200 | 304 | 404;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** The answer in the best encoding the client takes, or 304 when it has that already. */
export function negotiateResponse(
  variants: CachedVariants,
  { acceptEncoding, ifNoneMatch }: ConditionalHeaders,
): CachedAnswer {
  const variant = variants[acceptedEncoding(acceptEncoding)];
  if (matchesEtag(ifNoneMatch, variant.etag))
    return { status: 304, headers: variant.validators, body: undefined };
  return { status: 200, headers: variant.headers, body: variant.bytes };
}

/** The best of our encodings that an Accept-Encoding header allows. `q=0` refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at < 0) return false;
  const end = header.indexOf(',', at);
  const parameters = header.slice(at + encoding.length, end < 0 ? undefined : end);
  return !/;\s*q=0(\.0*)?\s*$/.test(parameters);
}

/** Whether an If-None-Match header names this tag. Weak tags match, as RFC 9110 section 13.1.2 asks. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

/** What staff get of a public route instead of the cached bytes. */
export type StaffAnswer = (request: FastifyRequest) => Promise<object>;

/** The query by which a page of the console asks for that, and nothing else. */
const STAFF_VIEW = '?view=staff';

export const isStaffView = ({ url }: FastifyRequest): boolean => url.endsWith(STAFF_VIEW);

/** The document of a page, when it can be sent at once. */
export type PageAnswer = (request: IncomingMessage) => CachedAnswer | null;

/**
 * The headers of a 304 for what is in memory but not as bytes. Null at once for requests that are not its own, later for
 * those that have to be answered in full.
 */
export type NotModifiedAnswer = (request: IncomingMessage) => Promise<Record<string, string> | null> | null;

/**
 * Headers that Fastify's plugins put on every response, read from one of them, so that both ways of answering agree.
 */
export class ConstantHeaders {
  private readonly constant: Record<string, string>;
  private readonly lists = new WeakMap<Record<string, string>, string[]>();

  constructor(reply: FastifyReply) {
    const ofTheRequest = ['x-request-id', 'vary', 'access-control-allow-origin'];
    const entries = Object.entries(reply.getHeaders()).filter(([name]) => !ofTheRequest.includes(name));
    this.constant = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  }

  /** With these, names and values in one list, which Node sends without checking each; made once per object. */
  with(headers: Record<string, string>): string[] {
    const known = this.lists.get(headers);
    if (known) return known;
    const list = Object.entries({ ...this.constant, ...headers }).flat();
    this.lists.set(headers, list);
    return list;
  }
}
