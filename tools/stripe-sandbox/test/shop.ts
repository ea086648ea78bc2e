import { createServer } from 'node:http';
import Stripe from 'stripe';
import { startStripeSandbox, type Sandbox, type SandboxOptions } from '../src';

export const SECRET_KEY = 'sk_test_sandbox';
const WEBHOOK_SECRET = 'whsec_sandbox';

export interface Shop {
  sandbox: Sandbox;
  /** The real SDK, pointed at the sandbox; it never retries by itself. */
  stripe: Stripe;
}

/** A sandbox on a free port and the unchanged SDK beside it. */
export async function openShop(options: Partial<SandboxOptions> = {}): Promise<Shop> {
  const sandbox = await startStripeSandbox({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    retryDelaysMs: [5, 10, 20],
    ...options,
  });
  return { sandbox, stripe: sdkFor(sandbox) };
}

export function sdkFor(sandbox: Sandbox, key = SECRET_KEY): Stripe {
  const { host, port } = sandbox;
  return new Stripe(key, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** What a shop sends for one print of $333; a test passes only what it is about. */
export function printCheckout(
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [line()],
    success_url: 'http://localhost:8080/order-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8080/order-confirmation',
    ...overrides,
  };
}

export function line(name = 'Dusk', unitAmount = 33_300, quantity = 1, currency = 'usd') {
  return { quantity, price_data: { currency, unit_amount: unitAmount, product_data: { name } } };
}

/** A clock that stands still until a test moves it. */
export class MovableClock {
  private time = Date.UTC(2026, 10, 21, 12);

  readonly now = () => new Date(this.time);

  advance(seconds: number): void {
    this.time += seconds * 1000;
  }

  seconds(): number {
    return this.time / 1000;
  }
}

export interface Receiver {
  url: string;
  /** Verified events in the order of arrival. */
  events: Stripe.Event[];
  close(): Promise<void>;
}

/**
 * A webhook endpoint that verifies with the SDK. The statuses are its first answers; then it answers 200.
 * A request whose signature is wrong is answered 400 and not kept.
 */
export async function startReceiver(statuses: number[] = [], secret = WEBHOOK_SECRET): Promise<Receiver> {
  const events: Stripe.Event[] = [];
  const left = [...statuses];
  const server = createServer((request, response) => {
    const chunks: string[] = [];
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => chunks.push(chunk));
    request.on('end', () => {
      const event = verified(chunks.join(''), String(request.headers['stripe-signature']), secret);
      const status = event ? (left.shift() ?? 200) : 400;
      if (event && status === 200) events.push(event);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    events,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function verified(payload: string, signature: string, secret: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(payload, signature, secret);
  } catch {
    return null;
  }
}
