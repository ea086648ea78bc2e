import { cents, quoteOrder, type OrderQuote } from '@gallery/domain';
import { Injectable, Logger } from '@nestjs/common';
import { PrintLedger } from '../catalogue';
import { MAX_CHARGE_CENTS, PaymentsService, type PreparedPayment } from '../payments';
import { AppError, Clock, Database, Settings } from '../platform';
import { choosePrints, type ChosenPrints } from './choose-prints';
import { chargedItems, draftOrder, type DraftOrder } from './draft-order';
import type { CheckoutSession } from './dto/checkout-session.dto';
import type { CheckoutSessionRequest } from './dto/checkout-session-request.dto';
import { EnterOrder } from './enter-order';
import { HoldBudgets } from './hold-budgets';
import { countedPrints, type HoldBudget } from './hold-policy';
import { holdRequests } from './hold-requests';
import { amountAgrees, covers, presentQuote } from './order-quote';
import type { PostalAddress } from './order.entity';
import { addressFaults, billingAddress, shippingAddress } from './postal-address';
import { ownAddress } from './return-address';
import { SaleItems, type Buyer } from './sale-items';

const CURRENCY = 'usd';

interface ReturnAddresses {
  successUrl: string;
  cancelUrl: string;
}

/** Turns a cart into an order, held prints and a page to pay at (docs/architecture.md, "A purchase", steps 1 and 2). */
@Injectable()
export class PlaceOrder {
  private readonly logger = new Logger(PlaceOrder.name);

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly items: SaleItems,
    private readonly ledger: PrintLedger,
    private readonly payments: PaymentsService,
    private readonly entering: EnterOrder,
    private readonly budgets: HoldBudgets,
  ) {}

  /**
   * Nothing is kept of a refused request; when Stripe cannot be reached the prints are given back at once.
   * @throws AppError `inquiry_only`, `currency_not_supported`, `foreign_return_address`, `validation_failed`,
   * `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `quote_changed`, `hold_budget_exceeded`,
   * `checkout_unavailable`
   */
  async place(request: CheckoutSessionRequest, buyer: Buyer, budget: HoldBudget): Promise<CheckoutSession> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    if (request.currency.toLowerCase() !== CURRENCY) throw new AppError('currency_not_supported');
    const addresses = this.returnAddresses(request);
    const billing = billingAddress(request.billing);
    const shipping = shippingAddress(request.shipping, billing);
    guardAddresses({ billing, shipping });
    const chosen = choosePrints(request.items, await this.items.find(request.items, buyer));
    const quote = this.quote(chosen, billing, shipping);
    this.guardTotals(request, quote);
    // Refuses what is visibly too much without a transaction: a flood of it must not queue for the lock.
    await this.budgets.require(budget, countedPrints(chosen));

    const draft = draftOrder({
      request,
      collectorId: buyer?.id ?? null,
      billing,
      shipping,
      chosen,
      quote,
      currency: CURRENCY,
      holdBudgetKey: budget.key,
      now: this.clock.now(),
    });
    await this.items.open(chosen.map(({ item }) => item));
    const { number, payment } = await this.database.transaction(() =>
      this.save(draft, chosen, { budget, addresses }),
    );
    const session = await this.payments.openCheckout(payment);
    return {
      sessionUrl: session.url,
      sessionId: session.sessionId,
      orderNumber: number,
      expiresAt: payment.expiresAt.toISOString(),
    };
  }

  private returnAddresses(request: CheckoutSessionRequest): ReturnAddresses {
    const { publicOrigin } = this.settings.http;
    const successUrl = ownAddress(request.successUrl, publicOrigin);
    const cancelUrl = ownAddress(request.cancelUrl, publicOrigin);
    if (successUrl === null || cancelUrl === null) throw new AppError('foreign_return_address');
    return { successUrl, cancelUrl };
  }

  private quote(
    chosen: readonly ChosenPrints[],
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

  private guardTotals({ amount, metadata }: CheckoutSessionRequest, quote: OrderQuote): void {
    if (amount !== undefined && !amountAgrees(amount, metadata.total, quote)) {
      this.logger.warn(`Checkout amount ${amount} is neither cents nor dollars of ${metadata.total}.`);
    }
    if (!covers(cents(metadata.total), quote)) {
      throw new AppError('quote_changed', { details: { quote: presentQuote(quote) } });
    }
    if (quote.chargedTotal > MAX_CHARGE_CENTS) {
      const fault = 'One payment can be 999,999.99 dollars at most. Please split the order.';
      throw new AppError('validation_failed', { message: fault, fields: { items: fault } });
    }
  }

  /** The budget is counted again under its lock. Prints next: most refusals of a drop happen there and cost nothing more. */
  private async save(
    draft: DraftOrder,
    chosen: readonly ChosenPrints[],
    { budget, addresses }: { budget: HoldBudget; addresses: ReturnAddresses },
  ): Promise<{ number: string; payment: PreparedPayment }> {
    await this.budgets.lock(budget);
    await this.budgets.require(budget, countedPrints(chosen));
    const until = this.payments.expiry();
    await this.ledger.holdAll(holdRequests(draft, chosen, until));
    const order = await this.entering.enter(draft.order, draft.lines, 'buyer');
    const payment = await this.payments.prepare(
      {
        reference: order.id,
        currency: order.currency,
        items: chargedItems(draft),
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
