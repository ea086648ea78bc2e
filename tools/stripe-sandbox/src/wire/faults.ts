import { ApiFailure } from '../api-failure';

/**
 * How an API call fails: with an HTTP status, `reset` (the connection breaks before the work) or `lost` (it breaks
 * after the work).
 */
export type Fault = number | 'reset' | 'lost';

/** Which calls a fault is for; without it, every call under /v1. */
export interface CallFilter {
  method?: string;
  /** The beginning of the path, e.g. `/v1/checkout/sessions`. */
  path?: string;
}

interface Planned {
  left: number;
  fault: Fault;
  filter: CallFilter;
}

/** Failures and delays that a test requested. */
export class Faults {
  private planned: Planned[] = [];
  private delayMs = 0;

  failNext(count: number, fault: Fault, filter: CallFilter = {}): void {
    this.planned.push({ left: count, fault, filter });
  }

  /** Delays the next API call by this time; 0 removes an unused delay. */
  delayNext(ms: number): void {
    this.delayMs = ms;
  }

  clear(): void {
    this.planned = [];
    this.delayMs = 0;
  }

  takeDelay(): number {
    const delay = this.delayMs;
    this.delayMs = 0;
    return delay;
  }

  take(method: string, path: string): Fault | null {
    const found = this.planned.find(({ filter }) => matches(filter, method, path));
    if (!found) return null;
    found.left -= 1;
    if (found.left <= 0) this.planned = this.planned.filter((planned) => planned !== found);
    return found.fault;
  }
}

function matches(filter: CallFilter, method: string, path: string): boolean {
  return (filter.method ?? method) === method && path.startsWith(filter.path ?? '/v1/');
}

/** The body that Stripe sends with a failure of this status. */
export function failureOf(status: number): ApiFailure {
  if (status === 429) {
    return new ApiFailure(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    });
  }
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return new ApiFailure(status, {
    type,
    message: 'An unknown error occurred. This failure was ordered by a test.',
  });
}
