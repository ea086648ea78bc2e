import type { Cents, PaidHow } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { OwnersPrints } from '../catalogue';
import { Audit } from '../identity';
import { AppError, Clock, Database } from '../platform';
import { nameOf, type Actor } from './actor';
import { agreedQuote } from './agreed-quote';
import { choosePrints, type ChosenPrints } from './choose-prints';
import { CURRENCY, draftOrder } from './draft-order';
import { EnterSale } from './enter-sale';
import { guardMove } from './guard-move';
import type { PostalAddress } from './order.entity';
import { OrdersStore } from './orders.store';
import { PrintSales } from './print-sales';
import { SaleItems } from './sale-items';
import { OFFLINE_SALE } from './sell-offline';

/** One number that somebody bought at the gallery. */
export interface NumberSale {
  /** A UUID by who asks; the same again is the same sale, and becomes the order's own. */
  id: string;
  editionId: string;
  /** Null for the lowest free one. */
  number: number | null;
  /** Of the number as it was looked at. */
  version?: number;
  /** The edition's own frame when left out. */
  frameType?: string;
  /** What was agreed, tax included, in cents. */
  priceCents: Cents;
  paidHow: PaidHow;
  buyer: PostalAddress;
  notes: string | null;
  /** Whether the buyer gets the mail that confirms it. */
  isBuyerTold: boolean;
}

/**
 * Sells one number at the gallery: an order like every other, with its certificate. Against a buyer in the shop the
 * row of the print decides.
 */
@Injectable()
export class SellNumber {
  constructor(
    private readonly items: SaleItems,
    private readonly prints: OwnersPrints,
    private readonly sales: PrintSales,
    private readonly entering: EnterSale,
    private readonly store: OrdersStore,
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the order's number
   * @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `number_taken`,
   * `print_move_refused`, `changed_meanwhile`
   */
  async sell(sale: NumberSale, actor: Actor): Promise<string> {
    const known = await this.store.find(sale.id);
    if (known) return known.number;
    const chosen = await this.chosen(sale);
    try {
      return await this.database.transaction(() => this.enter(sale, chosen, actor));
    } catch (error) {
      // Pressed twice, the second comes too late for the number, and finds the first one's order.
      const first = await this.store.find(sale.id);
      if (first) return first.number;
      throw error;
    }
  }

  private async chosen({ editionId, frameType, priceCents }: NumberSale): Promise<ChosenPrints[]> {
    const item = await this.items.ofEdition(editionId);
    if (!item) throw new AppError('edition_not_found');
    // What is on inquiry in the shop has its price here, and the ledger alone knows what is free.
    const agreed = { ...item, priceCents, available: item.total, isHidden: false, isOffSale: false };
    return choosePrints([{ title: item.title, size: item.size, frameType, quantity: 1 }], [agreed]);
  }

  private async enter(sale: NumberSale, chosen: ChosenPrints[], actor: Actor): Promise<string> {
    if (sale.number !== null) await this.guardNumber(sale.editionId, sale.number, sale.version);
    const { buyer, notes, priceCents, paidHow } = sale;
    const draft = draftOrder({
      id: sale.id,
      request: {
        customer: { name: buyer.fullName, email: buyer.email },
        notes: notes ?? undefined,
        metadata: { orderType: OFFLINE_SALE },
      },
      collectorId: null,
      billing: buyer,
      shipping: buyer,
      chosen,
      quote: agreedQuote(chosen),
      currency: CURRENCY,
      isPaidElsewhere: true,
      paidHow,
      now: this.clock.now(),
    });
    const orderNumber = await this.entering.enter(draft, {
      actor: nameOf(actor),
      number: sale.number ?? undefined,
      isBuyerTold: sale.isBuyerTold && buyer.email !== '',
    });
    await this.audit.record({
      action: 'order.sold-offline',
      actor: { kind: actor.role, id: actor.id },
      subject: { kind: 'order', id: sale.id },
      details: { edition: sale.editionId, cents: priceCents, paid: paidHow },
    });
    return orderNumber;
  }

  private async guardNumber(editionId: string, number: number, seen: number | undefined): Promise<void> {
    const print = await this.prints.lock(editionId, number, seen);
    const saleOf = await this.sales.of([print]);
    guardMove('sell', print, saleOf(print), this.clock.now());
  }
}
