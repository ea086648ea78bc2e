import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../account/account';
import { ApiFailure } from '../api-failure';
import { API_VERSION, type Cause } from '../account/event-types';
import { reportFault } from '../fault-report';
import { failureOf, type Faults } from './faults';
import { parseForm } from './form-body';
import type { Answer, IdempotencyKeys } from './idempotency';
import { findRoute, type Routes } from './router';

export interface ApiCall {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The response; `dropped` breaks the connection instead. */
export interface ApiReply extends Answer {
  headers: Record<string, string>;
  dropped: boolean;
}

interface ApiParts {
  secretKey: string;
  routes: Routes;
  keys: IdempotencyKeys;
  faults: Faults;
  during: <T>(cause: Cause, work: () => T) => T;
  beforeEach: () => void;
}

/** What surrounds a route under /v1: key, requested failures, idempotency, error format, headers. */
export class Api {
  constructor(private readonly parts: ApiParts) {}

  /** Applies requested failures first: a broken connection does not depend on the request. */
  async answer(call: ApiCall): Promise<ApiReply> {
    const fault = this.parts.faults.take(call.method, call.path);
    if (fault === 'reset') return { status: 0, headers: {}, body: '', dropped: true };
    const reply = await this.respond(call, typeof fault === 'number' ? fault : null);
    return { ...reply, dropped: fault === 'lost' };
  }

  private async respond(call: ApiCall, failWith: number | null): Promise<Omit<ApiReply, 'dropped'>> {
    const requestId = newId('req');
    const headers = {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': text(call.headers['stripe-version']) ?? API_VERSION,
    };
    const key = call.method === 'POST' ? text(call.headers['idempotency-key']) : undefined;
    const work = () => this.perform(call, { id: requestId, idempotency_key: key ?? null }, failWith);
    try {
      this.authenticate(text(call.headers.authorization));
      if (key === undefined) return { ...(await work()), headers };
      const { replayed, ...answer } = await this.once(key, call, work);
      const replay: Record<string, string> = replayed ? { 'idempotent-replayed': 'true' } : {};
      return { ...answer, headers: { ...headers, 'idempotency-key': key, ...replay } };
    } catch (error) {
      return { ...failed(error), headers };
    }
  }

  private async once(key: string, call: ApiCall, work: () => Promise<Answer>) {
    const request = `${call.method} ${call.path}\n${call.body}`;
    const earlier = this.parts.keys.begin(key, createHash('sha256').update(request).digest('hex'));
    if (earlier) return { ...earlier, replayed: true };
    const answer = await work();
    if (isResult(answer.status)) this.parts.keys.keep(key, answer);
    else this.parts.keys.forget(key);
    return { ...answer, replayed: false };
  }

  private async perform(call: ApiCall, cause: Cause, failWith: number | null): Promise<Answer> {
    const delay = this.parts.faults.takeDelay();
    if (delay > 0) await sleep(delay);
    return failWith === null ? this.run(call, cause) : failed(failureOf(failWith));
  }

  private run(call: ApiCall, cause: Cause): Answer {
    try {
      const found = findRoute(this.parts.routes, call.method, call.path);
      if (!found) throw unknownAddress(call);
      this.parts.beforeEach();
      const fields = parseForm(call.method === 'GET' ? call.query : call.body);
      const work = () => found.route({ id: found.id, fields });
      return {
        status: 200,
        body: JSON.stringify(this.parts.during(cause, work)),
      };
    } catch (error) {
      return failed(error);
    }
  }

  private authenticate(authorization: string | undefined): void {
    const key = keyOf(authorization);
    if (key === null) {
      throw unauthorized(
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      );
    }
    if (key !== this.parts.secretKey) {
      throw unauthorized(`Invalid API Key provided: ${key.slice(0, 7)}${'*'.repeat(8)}${key.slice(-4)}`);
    }
  }
}

/** Whether Stripe stores this result under its key: no validation errors, and no 429. */
function isResult(status: number): boolean {
  return status < 400 || status === 402 || status >= 500;
}

function keyOf(authorization: string | undefined): string | null {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (/^bearer$/i.test(scheme) && value) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null;
  return null;
}

function failed(error: unknown): Answer {
  if (error instanceof ApiFailure)
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  reportFault(error);
  const unexpected = { type: 'api_error', message: 'The Stripe sandbox itself has failed. See its log.' };
  return { status: 500, body: JSON.stringify({ error: unexpected }) };
}

function unauthorized(message: string): ApiFailure {
  return new ApiFailure(401, { type: 'invalid_request_error', message });
}

function unknownAddress(call: ApiCall): ApiFailure {
  return new ApiFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path}). Stripe may have it; this sandbox does not.`,
  });
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
