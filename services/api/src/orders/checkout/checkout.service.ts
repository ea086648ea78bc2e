import { toCents, type OrderQuote } from '@gallery/domain';
import { Injectable, Logger } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import {
  MAX_CHARGE_CENTS,
  PaymentsService,
  type OpenCheckoutSession,
  type PreparedPayment,
} from '../../payments';
import { AppError, Clock, ConcurrencyLimiter, Database, Settings } from '../../platform';
import {
  assertAvailable,
  assertOrderLimits,
  resolveLineItems,
  type ResolvedLineItem,
} from '../creation/line-items';
import {
  buildHoldRequests,
  buildOrder,
  checkoutLineItems,
  type NewOrder,
  type PrintLine,
} from '../creation/new-order';
import { OrderCreationService } from '../creation/order-creation.service';
import { ItemsForSaleService, type Buyer } from '../creation/items-for-sale.service';
import type { CartHoldEntity } from '../cart-holds/cart-holds.store';
import { CartHoldsService, withCartHolds } from '../cart-holds/cart-holds.service';
import type { PostalAddress } from '../entities/order.entity';
import { HoldBudgetService, type HoldBudgets } from '../hold-budgets/hold-budget.service';
import { CURRENCY } from '../orders-policy';
import { CheckoutAdmissionService } from '../waiting-room/checkout-admission.service';
import { WaitingRoomService, type Turn } from '../waiting-room/waiting-room.service';
import { isAmountConsistent, isQuoteCovered, presentQuote } from './checkout-quote';
import type { CheckoutSession, CheckoutSessionRequest } from './dto/checkout.dto';
import { addressErrors, toBillingAddress, toShippingAddress } from './postal-address';
import { QuotesService } from './quotes.service';

interface ReturnUrls {
  successUrl: string;
  cancelUrl: string;
}

/** A checkout whose addresses are in order. */
interface AddressedCheckout {
  request: CheckoutSessionRequest;
  buyer: Buyer;
  billing: PostalAddress;
  shipping: PostalAddress;
  budgets: HoldBudgets;
  returnUrls: ReturnUrls;
}

/** A checkout whose items and totals are in order, too. */
interface ReviewedCheckout extends AddressedCheckout {
  lineItems: readonly ResolvedLineItem[];
  /** What the buyer's cart holds of these prints. */
  cartHolds: readonly CartHoldEntity[];
  quote: OrderQuote;
  /** The buyer's turn, when they have waited for a print. */
  turn: Turn | null;
}

/** An order that waits for its payment page. */
interface PlacedOrder {
  number: string;
  payment: PreparedPayment;
  /** The turn that it has used up. */
  turn: Turn | null;
}

/** Turns a cart into an order, held prints, and a Stripe page (docs/architecture.md, "A purchase", steps 1 and 2). */
@Injectable()
export class CheckoutService {
  private readonly logger = new Logger(CheckoutService.name);
  /**
   * Half of the connections, so that a sales rush leaves the rest to everyone else. Those who come after the last print is
   * held are told at once, instead of queueing for the same locks.
   */
  private readonly limiter: ConcurrencyLimiter;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly itemsForSaleService: ItemsForSaleService,
    private readonly quotesService: QuotesService,
    private readonly cartHoldsService: CartHoldsService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly paymentsService: PaymentsService,
    private readonly orderCreationService: OrderCreationService,
    private readonly holdBudgetService: HoldBudgetService,
    private readonly checkoutAdmissionService: CheckoutAdmissionService,
    private readonly waitingRoomService: WaitingRoomService,
  ) {
    this.limiter = new ConcurrencyLimiter({ running: Math.ceil(settings.database.poolSize / 2) });
  }

  /**
   * A refused request leaves nothing behind; when Stripe cannot be reached, the prints are released at once.
   * @throws AppError `inquiry_only`, `currency_not_supported`, `foreign_return_address`, `validation_failed`,
   * `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `number_taken`, `waiting_room`, `order_limit_exceeded`,
   * `quote_changed`, `hold_budget_exceeded`, `hold_budget_paused`, `checkout_unavailable`
   */
  async createSession(
    request: CheckoutSessionRequest,
    buyer: Buyer,
    budgets: HoldBudgets,
  ): Promise<CheckoutSession> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    if (request.currency.toLowerCase() !== CURRENCY) throw new AppError('currency_not_supported');
    const returnUrls = this.returnUrls(request);
    const billing = toBillingAddress(request.billing);
    const shipping = toShippingAddress(request.shipping, billing);
    assertAddresses({ billing, shipping });
    const { number, payment, turn } = await this.limiter.run(() =>
      this.placeOrder({ request, buyer, billing, shipping, budgets, returnUrls }),
    );
    const session = await this.openPayment(payment, turn);
    return {
      sessionUrl: session.url,
      sessionId: session.sessionId,
      orderNumber: number,
      expiresAt: payment.expiresAt.toISOString(),
    };
  }

  /** Everything before Stripe. */
  private async placeOrder(checkout: AddressedCheckout): Promise<PlacedOrder> {
    const { request, buyer, billing, shipping, budgets } = checkout;
    const requested = resolveLineItems(
      request.items,
      await this.itemsForSaleService.findForCart(request.items, buyer),
    );
    assertOrderLimits(requested, this.settings.orderLimits);
    const cartHolds = await this.cartHoldsService.findForOrder(request.cartHoldIds ?? [], requested);
    const lineItems = withCartHolds(requested, cartHolds);
    const quote = this.quotesService.quote(lineItems, { billing, shipping }, request.metadata.delivery);
    this.assertTotals(request, quote);
    const visitor = { budget: budgets[0], email: request.customer.email, token: request.waitingRoomToken };
    return this.checkoutAdmissionService.admit(visitor, lineItems, (turn) =>
      this.sell({ ...checkout, lineItems, cartHolds, quote, turn }),
    );
  }

  private async sell(checkout: ReviewedCheckout): Promise<PlacedOrder> {
    const { request, buyer, billing, shipping, lineItems, cartHolds, quote, budgets, turn } = checkout;
    // What was counted before the turn is outdated.
    if (turn === null) assertAvailable(lineItems);
    // Without a transaction: a flood of requests that are clearly too much must not queue for the lock.
    await this.holdBudgetService.assertAvailable(budgets, lineItems, cartHolds);

    const newOrder = buildOrder({
      request,
      collectorId: buyer?.id ?? null,
      billing,
      shipping,
      lineItems,
      quote,
      currency: CURRENCY,
      holdBudgetKey: budgets[0].key,
      now: this.clock.now(),
    });
    await this.itemsForSaleService.openEditions(lineItems.map(({ item }) => item));
    return this.database.transaction(() => this.createOrder(newOrder, checkout));
  }

  private async openPayment(payment: PreparedPayment, turn: Turn | null): Promise<OpenCheckoutSession> {
    try {
      return await this.paymentsService.openCheckout(payment);
    } catch (error) {
      if (turn) await this.waitingRoomService.returnTurn(turn);
      throw error;
    }
  }

  private returnUrls(request: CheckoutSessionRequest): ReturnUrls {
    const { publicOrigin } = this.settings.http;
    const successUrl = sameOriginUrl(request.successUrl, publicOrigin);
    const cancelUrl = sameOriginUrl(request.cancelUrl, publicOrigin);
    if (successUrl === null || cancelUrl === null) throw new AppError('foreign_return_address');
    return { successUrl, cancelUrl };
  }

  private assertTotals({ amount, metadata }: CheckoutSessionRequest, quote: OrderQuote): void {
    if (amount !== undefined && !isAmountConsistent(amount, metadata.total, quote)) {
      this.logger.warn(
        `Checkout amount ${amount} is neither the cents nor the dollars of ${metadata.total}.`,
      );
    }
    if (!isQuoteCovered(toCents(metadata.total), quote)) {
      throw new AppError('quote_changed', { details: { quote: presentQuote(quote) } });
    }
    if (quote.chargedTotal > MAX_CHARGE_CENTS) {
      const message = 'A single payment can be up to $999,999.99. Please split the order.';
      throw new AppError('validation_failed', { message, fields: { items: message } });
    }
  }

  /** Checks the budgets again under their locks, then holds prints: most refusals of a sales rush happen here, before anything else is written. */
  private async createOrder(
    newOrder: NewOrder<PrintLine>,
    { lineItems, cartHolds, budgets, returnUrls, turn }: ReviewedCheckout,
  ): Promise<PlacedOrder> {
    await this.holdBudgetService.lock(budgets);
    await this.holdBudgetService.assertAvailable(budgets, lineItems, cartHolds);
    if (turn) await this.waitingRoomService.useTurn(turn);
    const until = this.paymentsService.checkoutExpiry();
    await this.printLedgerService.holdAll(buildHoldRequests(newOrder, lineItems, until));
    await this.checkoutAdmissionService.assertNobodyWaits(lineItems, turn);
    const order = await this.orderCreationService.create(newOrder, 'buyer');
    const cartPrintSeconds = await this.cartHoldsService.convert(cartHolds);
    await this.holdBudgetService.assign(budgets, order.id, cartPrintSeconds);
    const payment = await this.paymentsService.prepare(
      {
        reference: order.id,
        currency: order.currency,
        items: checkoutLineItems(newOrder),
        customerEmail: order.customerEmail,
        description: `${this.settings.brand.name}, order ${order.number}`,
        ...returnUrls,
      },
      until,
    );
    return { number: order.number, payment, turn };
  }
}

function assertAddresses(addresses: Record<'billing' | 'shipping', PostalAddress>): void {
  const errors = Object.entries(addresses).flatMap(([part, address]) =>
    Object.entries(addressErrors(address)).map(([field, error]) => [`${part}.${field}`, error] as const),
  );
  if (errors.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(errors) });
}

/** The URL, normalized, if it is on the gallery's origin; else null. Stripe would send buyers to whatever a client gives. */
export function sameOriginUrl(address: string, publicOrigin: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = url.origin === publicOrigin && url.username === '' && url.password === '';
  return isOwn ? url.href : null;
}
