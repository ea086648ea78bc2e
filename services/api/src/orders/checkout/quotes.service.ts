import {
  isLocalZip,
  quoteOrder,
  type OrderQuote,
  type ShippingTerms,
  type TaxAddress,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { AppError, Settings } from '../../platform';
import { resolveLineItems, type ResolvedLineItem } from '../creation/line-items';
import { SaleItemsService, type Buyer } from '../creation/sale-items.service';
import type { CartQuote, CartQuoteRequest } from './dto/cart-quote.dto';
import { toBillingAddress, toShippingAddress } from './postal-address';
import { milesFromStudio } from './zip-distances';

/** What a cart costs, for pages and for the payment alike. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly settings: Settings,
    private readonly saleItemsService: SaleItemsService,
  ) {}

  /**
   * The quote of a cart at an address, at the catalog's prices. Holds nothing.
   * @throws AppError `inquiry_only`, `edition_not_found`, `frame_not_offered`
   */
  async quoteCart(request: CartQuoteRequest, buyer: Buyer): Promise<CartQuote> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const found = await this.saleItemsService.findForCart(request.items, buyer);
    const lineItems = resolveLineItems(request.items, found);
    const billing = toBillingAddress(request.billing ?? {});
    const shipping = toShippingAddress(request.shipping, billing);
    return {
      ...this.quote(lineItems, { billing, shipping }),
      items: lineItems.map(({ item: { priceCents, nextNumber, total } }) => ({
        priceCents,
        nextNumber,
        total,
      })),
    };
  }

  /** @param shown the terms of delivery that the buyer's page showed */
  quote(
    lineItems: readonly ResolvedLineItem[],
    { billing, shipping }: Record<'billing' | 'shipping', TaxAddress>,
    shown?: ShippingTerms,
  ): OrderQuote {
    const { taxMode, cardFeeMode } = this.settings.sales;
    const lines = lineItems.map(({ item: { priceCents, shippingClass }, quantity }) => ({
      priceCents,
      quantity,
      shippingClass,
    }));
    // A page that could not ask for a quote knows the ZIP rule only, and its promise of free delivery is kept.
    const isPromised = shown === 'free-local' && isLocalZip(shipping.zip);
    const miles = isPromised ? undefined : milesFromStudio(shipping);
    return quoteOrder({ lines, billing, shipping, taxMode, cardFeeMode, miles });
  }
}
