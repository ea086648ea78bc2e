import { Injectable } from '@nestjs/common';
import { Catalogue } from '../catalogue';
import { Clock } from '../platform';
import { chooseAgreed, type AgreedItem } from './agreed-items';
import { agreedQuote } from './agreed-quote';
import { CURRENCY, draftOrder } from './draft-order';
import { EnterSale } from './enter-sale';
import type { PostalAddress } from './order.entity';

/** An order whose money the gallery took outside of the shop. */
export const OFFLINE_SALE = 'offline_sale';

/** What was sold outside of the shop, and to whom. */
export interface OfflineSale {
  buyer: PostalAddress;
  items: readonly AgreedItem[];
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
    const chosen = chooseAgreed(sale.items, await this.catalogue.findForSale(sale.items));
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
}
