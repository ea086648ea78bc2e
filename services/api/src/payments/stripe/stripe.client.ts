import { Injectable, Logger } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import Stripe from 'stripe';
import { Metrics, Settings, type LogFields } from '../../platform';
import { StripeRejectedError, StripeUnavailableError } from './stripe-errors';

/** Repetitions of a call that failed on the way, under the same idempotency key. */
const MAX_RETRIES = 1;
/** The SDK's longest pause between two attempts, with room to spare. */
const MAX_RETRY_PAUSE_MS = 5_000;

/** What Stripe is asked for: `session.create`. One word each, so that they can be counted. */
export type StripeCall =
  | 'session.create'
  | 'session.retrieve'
  | 'session.expire'
  | 'intent.create'
  | 'intent.retrieve'
  | 'intent.cancel'
  | 'refund.create'
  | 'refund.list'
  | 'dispute.retrieve';
type Outcome = 'answered' | 'refused' | 'unavailable';

/** The SDK with the gallery's key. Only the gateways beside it use it; never inside a transaction. */
@Injectable()
export class StripeClient {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Whether the key moves real money; payments of the other mode are never settled. */
  readonly livemode: boolean;
  /** No call takes longer, in milliseconds. */
  readonly longestCallMs: number;

  private readonly logger = new Logger('Stripe');
  private readonly durations: Histogram<string>;

  constructor(settings: Settings, metrics: Metrics) {
    const { secretKey, webhookSecret, host, timeoutMs } = settings.stripe;
    this.stripe = new Stripe(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: MAX_RETRIES,
      telemetry: false,
      ...(host && {
        host: host.hostname,
        port: host.port || (host.protocol === 'https:' ? 443 : 80),
        protocol: host.protocol === 'https:' ? 'https' : 'http',
      }),
    });
    this.webhookSecret = webhookSecret;
    this.longestCallMs = (timeoutMs + MAX_RETRY_PAUSE_MS) * (MAX_RETRIES + 1);
    this.livemode = /^(sk|rk)_live_/.test(secretKey);
    this.durations = metrics.histogram({
      name: 'stripe_call_seconds',
      help: 'Calls of Stripe by what was asked, attempts together, and whether it answered, refused, or could not be had.',
      labels: ['call', 'outcome'],
    });
  }

  /** One call, bounded in time. @throws StripeUnavailableError, StripeRejectedError */
  async call<T>(call: StripeCall, ask: (stripe: Stripe) => Promise<T>): Promise<T> {
    const begun = performance.now();
    const ended = (outcome: Outcome, providerRequest: string | undefined): void => {
      const ms = performance.now() - begun;
      this.durations.observe({ call, outcome }, ms / 1_000);
      // With that id Stripe's dashboard shows the call; ours stands beside it.
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
      ended('answered', requestOf(answer));
      return answer;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) {
        ended('refused', error.requestId);
        throw new StripeRejectedError(error.code ?? null, error);
      }
      ended('unavailable', error instanceof Stripe.errors.StripeError ? error.requestId : undefined);
      throw new StripeUnavailableError(error, isReplayed(error));
    }
  }

  /** The object, or null when Stripe knows of no such thing. */
  async find<T>(call: StripeCall, ask: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      return await this.call(call, ask);
    } catch (error) {
      if (error instanceof StripeRejectedError && error.reason === 'resource_missing') return null;
      throw error;
    }
  }
}

/** Stripe's own id of the call, which the SDK hangs on what it answers. */
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
