import { Injectable, Logger } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import Stripe from 'stripe';
import { AppError, Metrics, Settings, type LogFields } from '../../platform';
import { STRIPE_MAX_RETRIES } from '../payments-policy';

/**
 * The version of Stripe's API that every call asks for and webhooks should have. The one that the SDK's types describe: a
 * newer SDK changes it, on purpose.
 */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** Stripe did not answer, or cannot at the moment. The request may or may not have been carried out. */
export class StripeUnavailableError extends Error {
  constructor(
    cause: unknown,
    /** Stripe replayed a failure stored under the idempotency key, which it keeps for a day. */
    readonly replayed = false,
  ) {
    super('The payment provider is not available.', { cause });
    this.name = 'StripeUnavailableError';
  }
}

/** Stripe refused the request: nothing was done. */
export class StripeRejectedError extends Error {
  constructor(
    /** Stripe's error code, if there is one: `resource_missing`, `charge_already_refunded`. */
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

/** What a call to Stripe resolves with. @throws AppError `checkout_unavailable` when Stripe cannot be reached */
export async function orCheckoutUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof StripeUnavailableError
      ? new AppError('checkout_unavailable', { cause: error })
      : error;
  }
}

/** More than the SDK's longest pause between two attempts. */
const MAX_RETRY_PAUSE_MS = 5_000;

/** Labels of the calls in metrics and logs. */
export type StripeCall =
  | 'session.create'
  | 'session.retrieve'
  | 'session.expire'
  | 'intent.create'
  | 'intent.retrieve'
  | 'intent.cancel'
  | 'refund.create'
  | 'refund.list'
  | 'dispute.retrieve'
  | 'fraud-warning.retrieve'
  | 'webhook-endpoint.list';
type Outcome = 'answered' | 'refused' | 'unavailable';

/** The SDK with the gallery's key, for the gateways beside it. Never call it inside a transaction. */
@Injectable()
export class StripeClient {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Whether the key moves real money. Payments of the other mode are never settled. */
  readonly livemode: boolean;
  /** No call takes longer, in milliseconds. */
  readonly longestCallMs: number;

  private readonly logger = new Logger('Stripe');
  private readonly durations: Histogram<string>;

  constructor(settings: Settings, metrics: Metrics) {
    const { secretKey, webhookSecret, host, timeoutMs } = settings.stripe;
    this.stripe = new Stripe(secretKey, {
      apiVersion: STRIPE_API_VERSION,
      timeout: timeoutMs,
      maxNetworkRetries: STRIPE_MAX_RETRIES,
      telemetry: false,
      ...(host && {
        host: host.hostname,
        port: host.port || (host.protocol === 'https:' ? 443 : 80),
        protocol: host.protocol === 'https:' ? 'https' : 'http',
      }),
    });
    this.webhookSecret = webhookSecret;
    this.longestCallMs = (timeoutMs + MAX_RETRY_PAUSE_MS) * (STRIPE_MAX_RETRIES + 1);
    this.livemode = /^(sk|rk)_live_/.test(secretKey);
    this.durations = metrics.histogram({
      name: 'stripe_call_seconds',
      help: 'Calls to Stripe, retries included, by call and outcome: answered, refused or unavailable.',
      labels: ['call', 'outcome'],
    });
  }

  /** One call, bounded in time. @throws StripeUnavailableError, StripeRejectedError */
  async call<T>(call: StripeCall, ask: (stripe: Stripe) => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const report = (outcome: Outcome, providerRequest: string | undefined): void => {
      const ms = performance.now() - startedAt;
      this.durations.observe({ call, outcome }, ms / 1_000);
      // Stripe's dashboard finds the call by that id; the log adds our own request id.
      const facts: LogFields = {
        message: 'stripe call',
        call,
        outcome,
        ms: Math.round(ms),
        providerRequest,
      };
      this.logger.log(facts);
    };
    try {
      const answer = await ask(this.stripe);
      report('answered', requestOf(answer));
      return answer;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) {
        report('refused', error.requestId);
        throw new StripeRejectedError(error.code ?? null, error);
      }
      report('unavailable', error instanceof Stripe.errors.StripeError ? error.requestId : undefined);
      throw new StripeUnavailableError(error, isReplayed(error));
    }
  }

  /** The object; null when Stripe has none with this id. */
  async find<T>(call: StripeCall, ask: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      return await this.call(call, ask);
    } catch (error) {
      if (error instanceof StripeRejectedError && error.reason === 'resource_missing') return null;
      throw error;
    }
  }
}

/** Stripe's id of the request, which the SDK attaches to its answer. */
function requestOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('lastResponse' in answer)) return undefined;
  const { lastResponse } = answer;
  if (typeof lastResponse !== 'object' || lastResponse === null || !('requestId' in lastResponse))
    return undefined;
  return typeof lastResponse.requestId === 'string' ? lastResponse.requestId : undefined;
}

function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
}
