import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors/app-error';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes JSON that is sent as text. */
    readsBeacons?: boolean;
  }
}

/** Marks a route that pages send beacons to: `sendBeacon` declares its JSON as text, which needs no CORS preflight. */
export const AcceptsBeacons = (): MethodDecorator =>
  applyDecorators(RouteConfig({ readsBeacons: true }), ApiConsumes('application/json', 'text/plain'));

/** JSON under another name: of `sendBeacon`, and of the browser's own reports. */
const BEACON_TYPES = ['text/plain', 'application/csp-report', 'application/reports+json'];

/** These types are refused everywhere else. */
export function parseBeaconBodies(server: FastifyInstance): void {
  server.addContentTypeParser(BEACON_TYPES, { parseAs: 'buffer' }, (request, body, done) => {
    try {
      if (!request.routeOptions.config.readsBeacons) throw new AppError('unsupported_media_type');
      done(null, parseJsonBody(Buffer.from(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error('The body could not be read.'));
    }
  });
}

/** What a beacon may declare itself as to be read before Fastify. */
const PLAIN_BEACON = /^(?:text\/plain|application\/json)(?:; ?charset=utf-8)?$/i;

/** Takes a beacon's body. What it throws is left to the route, which meets the same error and reports it. */
type TakeBeacon = (body: unknown, request: IncomingMessage) => void;

/** A route that pages send beacons to. */
export interface BeaconRoute {
  take: TakeBeacon;
  /** Longer ones are left to the route. */
  maxBytes: number;
  /** Of the answer to a page of this origin, the same object each time; null for origins that are left to the route. */
  headersFor: (origin: string | undefined) => Record<string, string> | null;
}

/**
 * Reads a beacon that arrives in one piece, as nearly all do, and says whether it was taken. Otherwise the body is put back,
 * and the request is as it was.
 */
export function readBeacon(
  request: IncomingMessage,
  { take, maxBytes }: BeaconRoute,
  then: (isTaken: boolean) => void,
): void {
  const { 'content-type': type = '', 'content-length': length = '' } = request.headers;
  const bytes = Number(length);
  if (!PLAIN_BEACON.test(type) || !(bytes > 0 && bytes <= maxBytes)) return then(false);
  request.once('data', (body: Buffer) => {
    try {
      if (body.length < bytes) throw new AppError('malformed_body');
      take(parseJsonBody(body), request);
    } catch {
      request.pause();
      request.unshift(body);
      return then(false);
    }
    return then(true);
  });
}

/** Deeper than any of our requests; validation is recursive and must not overflow the stack. */
const MAX_DEPTH = 24;

/** With the `u` flag whole pairs are characters and don't match. */
const LONE_SURROGATE = /\p{Surrogate}/u;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/** Whether brackets outside of strings nest deeper than we read. Works on bytes, before anything is parsed. */
function isTooDeep(body: Buffer): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (OPENING.includes(byte)) depth += 1;
    else if (CLOSING.includes(byte)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * Parses a JSON body. Refuses keys that would change an object's prototype, and text with half a surrogate pair, which
 * no column stores.
 */
export function parseJsonBody(body: Buffer): unknown {
  if (isTooDeep(body)) throw new AppError('malformed_body', { message: 'The request is nested too deeply.' });
  try {
    return JSON.parse(body.toString('utf8'), rejectUnsafeValue);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('malformed_body', { cause });
  }
}

/**
 * @throws AppError `malformed_body` for a name that would change an object's prototype, and for text that no column
 * stores
 */
export function rejectUnsafeValue(key: string, value: unknown): unknown {
  const changesPrototype = key === '__proto__' || key === 'constructor' || key === 'prototype';
  const broken = LONE_SURROGATE.test(key) || (typeof value === 'string' && LONE_SURROGATE.test(value));
  if (changesPrototype || broken) throw new AppError('malformed_body');
  return value;
}
