import { cents, dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Audit } from '../identity';
import { nameOf, OrderBook, type Actor, type KnownOrder } from '../orders';
import { MAX_CHARGE_CENTS, PaymentIntentsService, type OpenIntent, type PreparedIntent } from '../payments';
import { AppError, Clock, Database, digestOf, newSecret, Settings } from '../platform';
import type { NewPaymentRequest } from './dto/payment-request-record.dto';
import { DEFAULT_DAYS, type RequestPayment } from './dto/request-payment.dto';
import { BUYER, paysOrder, type PaymentRequest } from './payment-request.entity';
import type { PaymentRequestKind, PaymentRequestLine } from './payment-request-line.entity';
import { PaymentRequestNotices } from './payment-request-notices';
import { presentForOwner } from './payment-request.presenter';
import { linesInWords } from './payment-request-sums';
import { PaymentRequestsStore } from './payment-requests.store';
import { repeatedBy } from './repeated-request';

const DAY_MS = 24 * 60 * 60_000;
/** Stripe takes no smaller charge in dollars. */
const MIN_CHARGE_CENTS = 50;
/** An order that is paid here as a whole waits for its payment no longer. */
const DAYS_FOR_AN_ORDER = 1;

/** Statuses of an order on which nothing can be asked for: not paid yet, or over. */
const NOT_PAYABLE = ['pending', 'cancelled', 'rejected'];

/** What is asked for. */
interface AskedLines {
  lines: { kind: PaymentRequestKind; description: string; amount: number }[];
  expiresInDays?: number;
}

/** A request that is about to be made, with the only copy of its key. */
interface Draft {
  request: PaymentRequest;
  lines: PaymentRequestLine[];
  key: string;
}

/** The owner's quote becomes a payment that the buyer makes on /checkout (G2, G105). */
@Injectable()
export class PlacePaymentRequest {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly orders: OrderBook,
    private readonly payments: PaymentIntentsService,
    private readonly store: PaymentRequestsStore,
    private readonly notices: PaymentRequestNotices,
    private readonly audit: Audit,
  ) {}

  /**
   * Freezes request and payment, asks Stripe, then mails the link. The key is only in memory until then: should the
   * process die in between, nobody can pay, and the reconciler cancels the request.
   * @throws AppError `inquiry_only`, `order_not_found`, `order_not_payable`, `validation_failed`,
   * `payment_request_repeated`, `checkout_unavailable`
   */
  async place(orderNumber: string, body: RequestPayment, actor: Actor): Promise<NewPaymentRequest> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const order = await this.orders.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    const draft = this.draft(order, body, nameOf(actor));
    guardAmount(draft.request.amountCents);

    const prepared = await this.database.transaction(() => this.save(draft));
    const intent = await this.payments.create(prepared);
    const link = this.linkTo(intent, draft.key);
    const request = await this.database.transaction(async () => {
      const opened = await this.open(draft.request, prepared, intent);
      await this.notices.requested(opened, draft.lines, order, link);
      await this.audit.record({
        action: 'order.payment-requested',
        actor: { kind: actor.role, id: actor.id },
        subject: { kind: 'order', id: order.id },
        details: { request: opened.id, cents: opened.amountCents },
      });
      return opened;
    });
    return Object.assign(presentForOwner(request, draft.lines, order), { link });
  }

  /**
   * Has a pending order paid as a whole on /checkout: its own buyer asked for it and is on the way there, so nothing is
   * mailed. Stripe's refusal releases the order.
   * @returns the link
   * @throws AppError `order_not_payable`, `checkout_unavailable`
   */
  async placeForOrder(order: KnownOrder, description: string): Promise<string> {
    const line = { kind: 'other' as const, description, amount: dollars(order.totalCents) };
    const draft = this.draft(order, { lines: [line], expiresInDays: DAYS_FOR_AN_ORDER }, BUYER);
    const prepared = await this.database.transaction(() => this.save(draft));
    const intent = await this.payments.create(prepared);
    await this.database.transaction(() => this.open(draft.request, prepared, intent));
    return this.linkTo(intent, draft.key);
  }

  private draft(
    order: KnownOrder,
    { lines, expiresInDays = DEFAULT_DAYS }: AskedLines,
    createdBy: string,
  ): Draft {
    const id = uuid();
    const now = this.clock.now();
    const key = newSecret();
    const drafted = lines.map(({ kind, description, amount }, position) => ({
      id: uuid(),
      paymentRequestId: id,
      position,
      kind,
      description,
      amountCents: cents(amount),
    }));
    const request: PaymentRequest = {
      id,
      orderId: order.id,
      state: 'open',
      amountCents: drafted.reduce((sum, { amountCents }) => sum + amountCents, 0),
      currency: order.currency,
      paymentIntentId: null,
      keyHash: digestOf(key),
      secretHash: null,
      createdBy,
      expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
      paidAt: null,
      createdAt: now,
      updatedAt: now,
    };
    return { request, lines: drafted, key };
  }

  private async save({ request, lines }: Draft): Promise<PreparedIntent> {
    const order = await this.orders.lock(request.orderId);
    if (!order || !isPayable(request, order)) throw new AppError('order_not_payable');
    if (!paysOrder(request)) await this.guardRepetition(request, lines);
    await this.store.insert(request, lines);
    await this.orders.note(order, 'payment-requested', request.createdBy, linesInWords(lines));
    const { id: reference, currency, amountCents } = request;
    const description = `${this.settings.brand.name}, order ${order.number}, payment request`;
    return this.payments.prepare({ reference, currency, amountCents, description }, request.expiresAt);
  }

  /** The order is locked: of two presses at once the later one comes here when the first is written. */
  private async guardRepetition(
    { orderId, createdAt }: PaymentRequest,
    lines: readonly PaymentRequestLine[],
  ): Promise<void> {
    const repeated = repeatedBy(lines, await this.store.withLinesOf(orderId), createdAt);
    if (!repeated) return;
    throw new AppError('payment_request_repeated', { details: { id: repeated.request.id } });
  }

  private async open(
    request: PaymentRequest,
    prepared: PreparedIntent,
    intent: OpenIntent,
  ): Promise<PaymentRequest> {
    await this.payments.opened(prepared, intent);
    const { paymentIntentId, clientSecret } = intent;
    const known = { paymentIntentId, secretHash: digestOf(clientSecret), updatedAt: this.clock.now() };
    await this.store.save(request.id, known);
    return Object.assign(request, known);
  }

  private linkTo({ paymentIntentId }: OpenIntent, key: string): string {
    const link = new URL('/checkout', this.settings.http.publicOrigin);
    link.searchParams.set('payment_intent', paymentIntentId);
    link.searchParams.set('key', key);
    return link.href;
  }
}

const isPayable = (request: PaymentRequest, { status }: KnownOrder): boolean =>
  paysOrder(request) ? status === 'pending' : !NOT_PAYABLE.includes(status);

function guardAmount(amountCents: number): void {
  if (amountCents >= MIN_CHARGE_CENTS && amountCents <= MAX_CHARGE_CENTS) return;
  const fault = 'One payment can be 0.50 to 999,999.99 dollars.';
  throw new AppError('validation_failed', { message: fault, fields: { lines: fault } });
}
