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

/** What goes back on the wire; `dropped` breaks the connection instead. */
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

/** Everything under /v1 as Stripe does it around a route: key, ordered faults, idempotency, error shape, headers. */
export class Api {
  constructor(private readonly parts: ApiParts) {}

  async answer(call: ApiCall): Promise<ApiReply> {
    const requestId = newId('req');
    const headers = {
      'request-id': requestId,
      'stripe-version': text(call.headers['stripe-version']) ?? API_VERSION,
    };
    const key = call.method === 'POST' ? text(call.headers['idempotency-key']) : undefined;
    const extra: Record<string, string> =
      key === undefined ? {} : { 'idempotency-key': key, 'original-request': requestId };
    try {
      this.authenticate(text(call.headers.authorization));
      if (key === undefined) return { ...(await this.perform(call, requestId, null)), headers };
      return await this.once(call, requestId, key, { ...headers, ...extra });
    } catch (error) {
      return { ...failed(error), headers, dropped: false };
    }
  }

  private async once(
    call: ApiCall,
    requestId: string,
    key: string,
    headers: Record<string, string>,
  ): Promise<ApiReply> {
    const fingerprint = createHash('sha256')
      .update(`${call.method} ${call.path}\n${call.body}`)
      .digest('hex');
    const earlier = this.parts.keys.begin(key, fingerprint);
    if (earlier)
      return { ...earlier, headers: { ...headers, 'idempotent-replayed': 'true' }, dropped: false };
    const reply = await this.perform(call, requestId, key);
    if (reply.worked) this.parts.keys.keep(key, { status: reply.status, body: reply.body });
    else this.parts.keys.forget(key);
    return { ...reply, headers };
  }

  /** `worked` tells whether Stripe would remember the result: not for refusals before any work, nor for 429. */
  private async perform(call: ApiCall, requestId: string, key: string | null) {
    const delay = this.parts.faults.takeDelay();
    if (delay > 0) await sleep(delay);
    const fault = this.parts.faults.take(call.method, call.path);
    if (fault === 'reset') return { status: 0, body: '', dropped: true, worked: false };
    const answer = typeof fault === 'number' ? failed(failureOf(fault)) : this.run(call, requestId, key);
    return { ...answer, dropped: fault === 'lost', worked: isResult(answer.status) };
  }

  private run(call: ApiCall, requestId: string, key: string | null): Answer {
    try {
      const found = findRoute(this.parts.routes, call.method, call.path);
      if (!found) throw unknownAddress(call);
      this.parts.beforeEach();
      const fields = parseForm(call.method === 'GET' ? call.query : call.body);
      const work = () => found.route({ id: found.id, fields });
      return {
        status: 200,
        body: JSON.stringify(this.parts.during({ id: requestId, idempotency_key: key }, work)),
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
