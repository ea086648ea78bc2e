import type { Cents } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Catalogue } from '../catalogue';
import { AppError, Clock } from '../platform';
import { agreedQuote } from './agreed-quote';
import { choosePrints, type ChosenPrints } from './choose-prints';
import { CURRENCY, draftOrder } from './draft-order';
import { EnterSale } from './enter-sale';
import type { PostalAddress } from './order.entity';

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
    private readonly entering: EnterSale,
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
    return this.entering.enter(draft, { actor: 'owner' });
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
}
