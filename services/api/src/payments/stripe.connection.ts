import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '../platform';
import { ProviderRefusal, ProviderUnavailable } from './provider-failure';

/** Repetitions of a call that failed on the way, under the same idempotency key. */
const RETRIES = 1;
/** The SDK's longest pause between two attempts, with room to spare. */
const PAUSE_MS = 5_000;

/** The SDK with the gallery's key. Only the gateways beside it use it; never inside a transaction. */
@Injectable()
export class StripeConnection {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  /** Whether the key moves real money; payments of the other mode are never settled. */
  readonly livemode: boolean;
  /** No call takes longer, in milliseconds. */
  readonly longestCallMs: number;

  constructor(settings: Settings) {
    const { secretKey, webhookSecret, host, timeoutMs } = settings.stripe;
    this.stripe = new Stripe(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(host && {
        host: host.hostname,
        port: host.port || (host.protocol === 'https:' ? 443 : 80),
        protocol: host.protocol === 'https:' ? 'https' : 'http',
      }),
    });
    this.webhookSecret = webhookSecret;
    this.longestCallMs = (timeoutMs + PAUSE_MS) * (RETRIES + 1);
    this.livemode = /^(sk|rk)_live_/.test(secretKey);
  }

  /** One call, bounded in time. @throws ProviderUnavailable, ProviderRefusal */
  async call<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await ask(this.stripe);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new ProviderRefusal(error.code ?? null, error);
      throw new ProviderUnavailable(error, isReplayed(error));
    }
  }

  /** The object, or null when Stripe knows of no such thing. */
  async find<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      return await this.call(ask);
    } catch (error) {
      if (error instanceof ProviderRefusal && error.reason === 'resource_missing') return null;
      throw error;
    }
  }
}

function isReplayed(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true';
}
