import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxEvent } from '../account/event-types';
import { signatureHeader } from './webhook-signature';

/** One attempt to deliver an event. */
export interface Delivery {
  eventId: string;
  type: SandboxEvent['type'];
  attempt: number;
  at: string;
  /** The receiver's status; null when it could not be reached or the delivery was dropped on request. */
  status: number | null;
  outcome: 'delivered' | 'failed' | 'dropped';
}

export interface WebhookOptions {
  secret: string;
  url: string | null;
  now: () => Date;
  /** Delays between attempts, in milliseconds; after the last the event is dropped. Stripe retries for days. */
  retryDelaysMs?: readonly number[];
  timeoutMs?: number;
  onDelivered?: (event: SandboxEvent) => void;
}

const RETRY_DELAYS_MS = [200, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000];
const KEPT_DELIVERIES = 5000;

/** Sends signed events at least once, in any order; a test can hold, drop, duplicate and reorder them. */
export class WebhookSender {
  /** Every attempt so far, oldest first. */
  readonly deliveries: Delivery[] = [];
  private readonly held: SandboxEvent[] = [];
  private readonly stop = new AbortController();
  private readonly waiting = new Set<() => void>();
  private paused = false;
  private dropsLeft = 0;
  private doublesLeft = 0;
  private underWay = 0;
  url: string | null;
  /** Types of events that are sent; `*` for all. */
  enabledEvents: readonly string[] = ['*'];

  constructor(private readonly options: WebhookOptions) {
    this.url = options.url;
    // One listener for each running delivery, which removes it.
    setMaxListeners(0, this.stop.signal);
  }

  /** The endpoint for events from now on; null sends none. */
  sendTo(url: string | null): void {
    this.url = url;
  }

  accept(event: SandboxEvent): void {
    if (!this.enabledEvents.some((type) => type === '*' || type === event.type)) return;
    if (this.paused) {
      this.held.push(event);
      return;
    }
    const copies = this.doublesLeft > 0 ? 2 : 1;
    this.doublesLeft = Math.max(0, this.doublesLeft - 1);
    for (let copy = 0; copy < copies; copy += 1) this.start(event);
  }

  pause(): void {
    this.paused = true;
  }

  /** Sends the held events, oldest or newest first. */
  resume(order: 'as-made' | 'reversed' = 'as-made'): void {
    this.paused = false;
    const events = this.held.splice(0);
    if (order === 'reversed') events.reverse();
    for (const event of events) this.accept(event);
  }

  /** Discards the held events. */
  discardHeld(): number {
    return this.held.splice(0).length;
  }

  /** The next events count as sent but never arrive. */
  dropNext(count: number): void {
    this.dropsLeft = count;
  }

  /** The next events arrive twice. */
  duplicateNext(count: number): void {
    this.doublesLeft = count;
  }

  /** Sends an event again, also while paused. */
  resend(event: SandboxEvent): void {
    this.start(event);
  }

  get hasReceiver(): boolean {
    return this.url !== null;
  }

  /** Resolves when no delivery or retry is pending; held events don't count. */
  async idle(): Promise<void> {
    if (this.underWay === 0) return;
    await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  close(): void {
    this.stop.abort();
  }

  private start(event: SandboxEvent): void {
    if (this.url === null || this.stop.signal.aborted) return;
    this.underWay += 1;
    void this.deliver(event).finally(() => {
      this.underWay -= 1;
      if (this.underWay > 0) return;
      for (const resolve of this.waiting) resolve();
      this.waiting.clear();
    });
  }

  private async deliver(event: SandboxEvent): Promise<void> {
    const delays = this.options.retryDelaysMs ?? RETRY_DELAYS_MS;
    for (let attempt = 1; attempt <= delays.length + 1; attempt += 1) {
      if (await this.attempt(event, attempt)) {
        this.options.onDelivered?.(event);
        return;
      }
      const stopped = await sleep(delays[attempt - 1] ?? 0, false, { signal: this.stop.signal }).catch(
        () => true,
      );
      if (stopped) return;
    }
  }

  private async attempt(event: SandboxEvent, attempt: number): Promise<boolean> {
    if (this.dropsLeft > 0) {
      this.dropsLeft -= 1;
      this.note(event, attempt, null, 'dropped');
      return true;
    }
    const status = await this.post(event);
    const delivered = status !== null && status >= 200 && status < 300;
    this.note(event, attempt, status, delivered ? 'delivered' : 'failed');
    return delivered;
  }

  /** The response's status, or null without a response. */
  private async post(event: SandboxEvent): Promise<number | null> {
    if (this.url === null) return null;
    const payload = JSON.stringify(event, null, 2);
    // Real time also under a test's clock: the receiver's SDK measures the age of a signature by its own clock.
    const seconds = Math.floor(Date.now() / 1000);
    const limit = new AbortController();
    const cut = () => limit.abort();
    const timer = setTimeout(cut, this.options.timeoutMs ?? 10_000);
    this.stop.signal.addEventListener('abort', cut);
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(payload, this.options.secret, seconds),
        },
        body: payload,
        signal: limit.signal,
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      this.stop.signal.removeEventListener('abort', cut);
    }
  }

  private note(
    event: SandboxEvent,
    attempt: number,
    status: number | null,
    outcome: Delivery['outcome'],
  ): void {
    const at = this.options.now().toISOString();
    this.deliveries.push({ eventId: event.id, type: event.type, attempt, at, status, outcome });
    if (this.deliveries.length > KEPT_DELIVERIES) this.deliveries.splice(0, 1000);
  }
}
