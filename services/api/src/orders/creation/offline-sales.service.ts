import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../catalog';
import { Clock } from '../../platform';
import { resolveAgreedPriceItems, type AgreedPriceItem } from './agreed-prices';
import { agreedPriceQuote } from './agreed-price-quote';
import { CURRENCY, buildOrder } from './new-order';
import { PaidOrderCreationService } from './paid-order-creation.service';
import type { PostalAddress } from '../entities/order.entity';

/** An order whose money the gallery took outside of the shop. */
export const OFFLINE_SALE_ORDER_TYPE = 'offline_sale';

/** What was sold outside of the shop, and to whom. */
export interface OfflineSaleInput {
  buyer: PostalAddress;
  items: readonly AgreedPriceItem[];
  notes: string | null;
}

/**
 * Enters a sale that was paid at the gallery as an order like every other: numbers from the one ledger, history,
 * certificates and mails. The price is the one that was agreed; nothing is added to it.
 */
@Injectable()
export class OfflineSalesService {
  constructor(
    private readonly catalogService: CatalogService,
    private readonly paidOrderCreationService: PaidOrderCreationService,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the order's number
   * @throws AppError `edition_not_found`, `frame_not_offered`, `prints_unavailable`, `validation_failed`
   */
  async recordSale(sale: OfflineSaleInput): Promise<string> {
    const chosen = resolveAgreedPriceItems(sale.items, await this.catalogService.findPurchasable(sale.items));
    const quote = agreedPriceQuote(chosen);
    const draft = buildOrder({
      request: {
        customer: { name: sale.buyer.fullName, email: sale.buyer.email },
        notes: sale.notes ?? undefined,
        metadata: { orderType: OFFLINE_SALE_ORDER_TYPE },
      },
      collectorId: null,
      billing: sale.buyer,
      shipping: sale.buyer,
      lineItems: chosen,
      quote,
      currency: CURRENCY,
      isPaidElsewhere: true,
      now: this.clock.now(),
    });
    return this.paidOrderCreationService.createPaid(draft, { actor: 'owner' });
  }
}
