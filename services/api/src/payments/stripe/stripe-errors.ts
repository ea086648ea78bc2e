/** Stripe did not answer, or answered that it cannot at the moment. What was asked may or may not have happened. */
export class StripeUnavailableError extends Error {
  constructor(
    cause: unknown,
    /** Stripe repeats a failure that it remembers under the idempotency key; asking again under it is no use for a day. */
    readonly replayed = false,
  ) {
    super('The payment provider is not available.', { cause });
    this.name = 'StripeUnavailableError';
  }
}

/** Stripe looked at the request and refused it: nothing was done. */
export class StripeRejectedError extends Error {
  constructor(
    /** Stripe's machine-readable reason, if it gave one: `resource_missing`, `charge_already_refunded`. */
    readonly reason: string | null,
    cause: unknown,
  ) {
    super(
      `The payment provider refused: ${cause instanceof Error ? cause.message : (reason ?? 'no reason given')}`,
      { cause },
    );
    this.name = 'StripeRejectedError';
  }
}
