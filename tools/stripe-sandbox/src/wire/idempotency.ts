import { ApiFailure } from '../api-failure';

/** Stripe prunes keys after at least 24 hours. */
const KEPT_SECONDS = 24 * 60 * 60;

export interface Answer {
  status: number;
  body: string;
}

export interface IdempotencyEntry {
  fingerprint: string;
  createdAt: number;
  answer: Answer | null;
}

/** Stores the first response of an Idempotency-Key (docs.stripe.com/api/idempotent_requests). */
export class IdempotencyKeys {
  private readonly entries = new Map<string, IdempotencyEntry>();

  constructor(private readonly seconds: () => number) {}

  /**
   * The stored response of this key, or null: then the caller runs the request and ends with `keep` or `forget`.
   * Throws 400 when the parameters differ from the first time and 409 while the first request still runs.
   */
  begin(key: string, fingerprint: string): Answer | null {
    this.prune();
    const entry = this.entries.get(key);
    if (!entry) {
      this.entries.set(key, { fingerprint, createdAt: this.seconds(), answer: null });
      return null;
    }
    if (entry.fingerprint !== fingerprint) throw differentParameters(key);
    if (!entry.answer) throw stillRunning(key);
    return entry.answer;
  }

  keep(key: string, answer: Answer): void {
    const entry = this.entries.get(key);
    if (entry) entry.answer = answer;
  }

  /** For requests that failed validation: the same key may be retried. */
  forget(key: string): void {
    this.entries.delete(key);
  }

  /** The keys with a response, without running requests. */
  state(): [string, IdempotencyEntry][] {
    return [...this.entries].filter(([, entry]) => entry.answer !== null);
  }

  restore(state: readonly [string, IdempotencyEntry][]): void {
    for (const [key, entry] of state) this.entries.set(key, entry);
  }

  private prune(): void {
    const oldest = this.seconds() - KEPT_SECONDS;
    for (const [key, entry] of this.entries) {
      if (entry.createdAt >= oldest) return;
      this.entries.delete(key);
    }
  }
}

function differentParameters(key: string) {
  return new ApiFailure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function stillRunning(key: string) {
  return new ApiFailure(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}
