import { toCents, quoteOrder, type OrderQuote } from '@gallery/domain';
import { Injectable, Logger } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { MAX_CHARGE_CENTS, PaymentsService, type PreparedPayment } from '../../payments';
import { AppError, Clock, Database, Settings } from '../../platform';
import { resolveLineItems, type ResolvedLineItem } from '../creation/line-items';
import { checkoutLineItems, buildOrder, type NewOrder } from '../creation/new-order';
import type { CheckoutSession } from './dto/checkout-session.dto';
import type { CheckoutSessionRequest } from './dto/checkout.dto';
import { OrderCreationService } from '../creation/order-creation.service';
import { HoldBudgets } from '../hold-budgets';
import { countedPrints, type HoldBudget } from '../hold-policy';
import { buildHoldRequests } from '../creation/hold-requests';
import { isAmountConsistent, isQuoteCovered, presentQuote } from './checkout-quote';
import type { PostalAddress } from '../entities/order.entity';
import { addressFaults, toBillingAddress, toShippingAddress } from './postal-address';
import { sameOriginUrl } from './return-url';
import { SaleItemsService, type Buyer } from '../creation/sale-items.service';

const CURRENCY = 'usd';

interface ReturnUrls {
  successUrl: string;
  cancelUrl: string;
}

/** Turns a cart into an order, held prints and a page to pay at (docs/architecture.md, "A purchase", steps 1 and 2). */
@Injectable()
export class CheckoutService {
  private readonly logger = new Logger(CheckoutService.name);

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly saleItemsService: SaleItemsService,
    private readonly printLedgerService: PrintLedgerService,
    private readonly paymentsService: PaymentsService,
    private readonly orderCreationService: OrderCreationService,
    private readonly holdBudgets: HoldBudgets,
  ) {}

  /**
   * Nothing is kept of a refused request; when Stripe cannot be reached the prints are given back at once.
   * @throws AppError `inquiry_only`, `currency_not_supported`, `foreign_return_address`, `validation_failed`,
   * `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `quote_changed`, `hold_budget_exceeded`,
   * `checkout_unavailable`
   */
  async createSession(
    request: CheckoutSessionRequest,
    buyer: Buyer,
    budget: HoldBudget,
  ): Promise<CheckoutSession> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    if (request.currency.toLowerCase() !== CURRENCY) throw new AppError('currency_not_supported');
    const addresses = this.returnUrls(request);
    const billing = toBillingAddress(request.billing);
    const shipping = toShippingAddress(request.shipping, billing);
    guardAddresses({ billing, shipping });
    const chosen = resolveLineItems(
      request.items,
      await this.saleItemsService.findForCart(request.items, buyer),
    );
    const quote = this.quote(chosen, billing, shipping);
    this.assertTotals(request, quote);
    // Refuses what is visibly too much without a transaction: a flood of it must not queue for the lock.
    await this.holdBudgets.require(budget, countedPrints(chosen));

    const draft = buildOrder({
      request,
      collectorId: buyer?.id ?? null,
      billing,
      shipping,
      lineItems: chosen,
      quote,
      currency: CURRENCY,
      holdBudgetKey: budget.key,
      now: this.clock.now(),
    });
    await this.saleItemsService.openEditions(chosen.map(({ item }) => item));
    const { number, payment } = await this.database.transaction(() =>
      this.createOrder(draft, chosen, { budget, addresses }),
    );
    const session = await this.paymentsService.openCheckout(payment);
    return {
      sessionUrl: session.url,
      sessionId: session.sessionId,
      orderNumber: number,
      expiresAt: payment.expiresAt.toISOString(),
    };
  }

  private returnUrls(request: CheckoutSessionRequest): ReturnUrls {
    const { publicOrigin } = this.settings.http;
    const successUrl = sameOriginUrl(request.successUrl, publicOrigin);
    const cancelUrl = sameOriginUrl(request.cancelUrl, publicOrigin);
    if (successUrl === null || cancelUrl === null) throw new AppError('foreign_return_address');
    return { successUrl, cancelUrl };
  }

  private quote(
    chosen: readonly ResolvedLineItem[],
    billing: PostalAddress,
    shipping: PostalAddress,
  ): OrderQuote {
    const { taxMode, cardFeeMode } = this.settings.sales;
    const lines = chosen.map(({ item, quantity }) => ({
      priceCents: item.priceCents,
      quantity,
      shippingClass: item.shippingClass,
    }));
    return quoteOrder({ lines, billing, shipping, taxMode, cardFeeMode });
  }

  private assertTotals({ amount, metadata }: CheckoutSessionRequest, quote: OrderQuote): void {
    if (amount !== undefined && !isAmountConsistent(amount, metadata.total, quote)) {
      this.logger.warn(`Checkout amount ${amount} is neither cents nor dollars of ${metadata.total}.`);
    }
    if (!isQuoteCovered(toCents(metadata.total), quote)) {
      throw new AppError('quote_changed', { details: { quote: presentQuote(quote) } });
    }
    if (quote.chargedTotal > MAX_CHARGE_CENTS) {
      const fault = 'One payment can be 999,999.99 dollars at most. Please split the order.';
      throw new AppError('validation_failed', { message: fault, fields: { items: fault } });
    }
  }

  /** The budget is counted again under its lock. Prints next: most refusals of a drop happen there and cost nothing more. */
  private async createOrder(
    draft: NewOrder,
    chosen: readonly ResolvedLineItem[],
    { budget, addresses }: { budget: HoldBudget; addresses: ReturnUrls },
  ): Promise<{ number: string; payment: PreparedPayment }> {
    await this.holdBudgets.lock(budget);
    await this.holdBudgets.require(budget, countedPrints(chosen));
    const until = this.paymentsService.checkoutExpiry();
    await this.printLedgerService.holdAll(buildHoldRequests(draft, chosen, until));
    const order = await this.orderCreationService.create(draft.order, draft.lines, 'buyer');
    const payment = await this.paymentsService.prepare(
      {
        reference: order.id,
        currency: order.currency,
        items: checkoutLineItems(draft),
        customerEmail: order.customerEmail,
        description: `${this.settings.brand.name}, order ${order.number}`,
        ...addresses,
      },
      until,
    );
    return { number: order.number, payment };
  }
}

function guardAddresses(addresses: Record<'billing' | 'shipping', PostalAddress>): void {
  const faults = Object.entries(addresses).flatMap(([part, address]) =>
    Object.entries(addressFaults(address)).map(([field, fault]) => [`${part}.${field}`, fault] as const),
  );
  if (faults.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(faults) });
}
