import type { Cents, OrderQuote } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Catalogue, PrintLedger } from '../catalogue';
import { PaymentReported } from '../payments';
import { AppError, Clock, Database, DomainEvents, Settings } from '../platform';
import { choosePrints, type ChosenPrints } from './choose-prints';
import { draftOrder, type DraftOrder } from './draft-order';
import type { PostalAddress } from './order.entity';
import { OrdersStore } from './orders.store';
import { placedEvent } from './placed-event';

const CURRENCY = 'usd';
/** An order whose money the gallery took outside of the shop. */
export const OFFLINE_SALE = 'offline_sale';

/** Prints of one edition that somebody bought at the gallery. */
export interface OfflineItem {
  artworkId: string;
  /** Any spelling. */
  size: string;
  /** The edition's own frame when left out. */
  frameType?: string;
  quantity: number;
  /** What was agreed for one print, tax included, in cents. */
  priceCents: Cents;
}

/** What was sold outside of the shop, and to whom. */
export interface OfflineSale {
  buyer: PostalAddress;
  items: readonly OfflineItem[];
  notes: string | null;
}

/**
 * Enters a sale that was paid at the gallery as an order like every other: numbers from the one ledger, history,
 * certificates and mails. The price is the one that was agreed; nothing is added to it.
 */
@Injectable()
export class SellOffline {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly ledger: PrintLedger,
    private readonly store: OrdersStore,
    private readonly events: DomainEvents,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the order's number
   * @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `validation_failed`
   */
  async sell(sale: OfflineSale): Promise<string> {
    const chosen = await this.chosen(sale);
    const quote = agreedQuote(chosen);
    const draft = draftOrder({
      request: {
        customer: { name: sale.buyer.fullName, email: sale.buyer.email },
        notes: sale.notes ?? undefined,
        metadata: { orderType: OFFLINE_SALE },
      },
      collectorId: null,
      billing: sale.buyer,
      shipping: sale.buyer,
      chosen,
      quote,
      currency: CURRENCY,
      isPaidElsewhere: true,
      now: this.clock.now(),
    });
    return this.database.transaction(() => this.save(draft));
  }

  private async chosen({ items }: OfflineSale): Promise<ChosenPrints[]> {
    if (items.length === 0)
      throw new AppError('validation_failed', { fields: { items: 'Please name a print.' } });
    const found = await this.catalogue.findForSale(items);
    const asked = items.map(({ size, frameType, quantity }, index) => ({
      title: found[index]?.title ?? '',
      size,
      frameType,
      quantity,
    }));
    // What is on inquiry in the shop has its price here.
    const agreed = found.map((item, index) => {
      const priceCents = items[index]?.priceCents;
      return item && priceCents !== undefined ? { ...item, priceCents } : null;
    });
    return choosePrints(asked, agreed);
  }

  /** The money is there: what follows is what follows every payment, the order's own settling included. */
  private async save({ order, lines }: DraftOrder): Promise<string> {
    const orderId = order.id;
    await this.ledger.holdAll(
      lines.map(({ id: orderLineId, editionId, quantity }) => ({
        editionId,
        quantity,
        orderId,
        orderLineId,
        until: order.createdAt,
      })),
    );
    const number = await this.store.insertNumbered(order, this.settings.brand.id);
    await this.store.insertLines(lines);
    await this.store.addEvent(placedEvent(order, 'owner'));
    const paid = { kind: 'paid', amountCents: order.totalCents, currency: order.currency } as const;
    await this.events.publish(new PaymentReported(orderId, 'session', paid, 'owner'));
    return number;
  }
}

/** The agreed prices and nothing else. */
function agreedQuote(chosen: readonly ChosenPrints[]): OrderQuote {
  const sum = chosen.reduce((cents, { item, quantity }) => cents + item.priceCents * quantity, 0);
  return {
    subtotal: sum,
    tax: { cart: 0, confirmation: 0, charged: 0 },
    cardFee: 0,
    shipping: { minis: 0, framed: 'none' },
    cartTotal: sum,
    confirmationTotal: sum,
    chargedTotal: sum,
    artworkCount: chosen.reduce((count, { quantity }) => count + quantity, 0),
  };
}
