import { createHmac } from 'node:crypto';
import type { TestApi } from './start-api';

interface MessageOptions {
  /** Seconds since it was signed. */
  age?: number;
  secret?: string;
  /** The version of Stripe's API that it is written in. */
  apiVersion?: string;
}

/** Posts a message to the webhook as Stripe would, signed unless told otherwise. */
export async function postStripeMessage(
  api: TestApi,
  message: { id: string; type: string; object: object },
  { age = 0, secret = 'whsec_sandbox', apiVersion }: MessageOptions = {},
): Promise<Response> {
  const { id, type, object } = message;
  const body = JSON.stringify({ id, type, object: 'event', api_version: apiVersion, data: { object } });
  const seconds = Math.floor(Date.now() / 1000) - age;
  return api.request('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature(body, seconds, secret) },
  });
}

/** The header that Stripe's documentation describes: HMAC-SHA256 over `seconds.body`. */
export function signature(body: string, seconds: number, secret: string): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
