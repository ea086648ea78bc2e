import {
  isLocalZip,
  quoteOrder,
  type OrderQuote,
  type ShippingTerms,
  type TaxAddress,
  SHIPPING_TERMS,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional, IsString } from 'class-validator';
import { AppError, Settings, MaxLength, Nested, NestedEach, Trim } from '../../platform';
import { resolveLineItems, type ResolvedLineItem } from '../creation/line-items';
import { ItemsForSaleService, type Buyer } from '../creation/items-for-sale.service';
import { toBillingAddress, toShippingAddress } from './postal-address';
import { milesFromStudio } from './zip-distances';
import { CART_MAX_LINES } from '../orders-policy';
import { CheckoutLineItem } from './dto/checkout.dto';

/** The parts of an address that decide tax and delivery; all may be unknown yet. */
class QuoteAddress {
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) state?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(20) zip?: string;
  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(100) country?: string;
}

/** Body of `POST /api/quotes`. */
export class CartQuoteRequest {
  @ApiProperty({ type: [CheckoutLineItem] })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(CART_MAX_LINES)
  @NestedEach(() => CheckoutLineItem)
  items: CheckoutLineItem[];

  @ApiPropertyOptional() @IsOptional() @Nested(() => QuoteAddress) billing?: QuoteAddress;
  @ApiPropertyOptional({ description: 'If omitted, the billing address' })
  @IsOptional()
  @Nested(() => QuoteAddress)
  shipping?: QuoteAddress;
}

class QuotedTax {
  @ApiProperty({ description: 'Shown in the cart: only if an address is in Texas' }) cart: number;
  @ApiProperty({ description: 'Shown on the confirmation page: always' }) confirmation: number;
  @ApiProperty({ description: 'Charged with the payment' }) charged: number;
}

class QuotedShipping {
  @ApiProperty({ description: 'Flat for minis' }) minis: number;
  @ApiProperty({ enum: SHIPPING_TERMS }) framed: ShippingTerms;
}

class QuotedItem {
  @ApiProperty({ description: 'Price of one print' }) priceCents: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'First edition number that the buyer would receive',
  })
  nextNumber: number | null;
  @ApiProperty({ description: 'Size of the edition' }) total: number;
}

/** What a cart costs at an address, in cents. */
export class CartQuote implements OrderQuote {
  @ApiProperty() subtotal: number;
  @ApiProperty() tax: QuotedTax;
  @ApiProperty() cardFee: number;
  @ApiProperty() shipping: QuotedShipping;
  @ApiProperty({ description: 'Whether the address is enough to know tax and delivery' })
  isDestinationKnown: boolean;
  @ApiProperty({ description: 'Subtotal, tax, shipping and card fee' }) cartTotal: number;
  @ApiProperty({ description: 'Subtotal, tax estimate and card fee' }) confirmationTotal: number;
  @ApiProperty({ description: 'What the card is charged' }) chargedTotal: number;
  @ApiProperty({ description: 'Number of prints' }) artworkCount: number;
  @ApiProperty({ type: [QuotedItem], description: 'In the order of the request' }) items: QuotedItem[];
}

/** What a cart costs, for pages and for the payment alike. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly settings: Settings,
    private readonly itemsForSaleService: ItemsForSaleService,
  ) {}

  /**
   * The quote of a cart at an address, at the catalog's prices. Holds nothing.
   * @throws AppError `inquiry_only`, `edition_not_found`, `frame_not_offered`
   */
  async quoteCart(request: CartQuoteRequest, buyer: Buyer): Promise<CartQuote> {
    if (this.settings.sales.mode !== 'purchase') throw new AppError('inquiry_only');
    const found = await this.itemsForSaleService.findForCart(request.items, buyer);
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
