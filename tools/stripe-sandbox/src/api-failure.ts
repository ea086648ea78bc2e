import type Stripe from 'stripe';

/** The error of Stripe's error body, `{error: {...}}`. */
export interface FailureBody {
  type: Stripe.RawErrorType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  /** The charge of a failed confirmation. */
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
}

/** An error response in Stripe's format. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: FailureBody,
  ) {
    super(body.message);
  }
}

/** 400: the request itself is wrong. `param` is the bracketed path of the parameter, as Stripe writes it. */
export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): ApiFailure {
  return new ApiFailure(400, { type: 'invalid_request_error', message, ...details });
}

/** 404 with Stripe's `resource_missing`. */
export function missing(kind: string, id: string, param: string): ApiFailure {
  return new ApiFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}
