import { SHIPPING_TERMS, type OrderQuote, type ShippingTerms } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsOptional, IsString } from 'class-validator';
import { MaxLength, Nested, NestedEach, Trim } from '../../../platform';
import { CART_MAX_LINES } from '../../orders-policy';
import { CheckoutLineItem } from './checkout.dto';

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
  @ApiPropertyOptional({ description: 'The billing address when left out' })
  @IsOptional()
  @Nested(() => QuoteAddress)
  shipping?: QuoteAddress;
}

class QuotedTax {
  @ApiProperty({ description: 'In the cart: only when an address is in Texas' }) cart: number;
  @ApiProperty({ description: 'On the confirmation page: always' }) confirmation: number;
  @ApiProperty({ description: 'In the payment' }) charged: number;
}

class QuotedShipping {
  @ApiProperty({ description: 'Flat for minis' }) minis: number;
  @ApiProperty({ enum: SHIPPING_TERMS }) framed: ShippingTerms;
}

class QuotedItem {
  @ApiProperty({ description: 'One print' }) priceCents: number;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Edition number that the buyer would receive first',
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
  @ApiProperty({ description: 'Whether the address says which tax and delivery apply' })
  isDestinationKnown: boolean;
  @ApiProperty({ description: 'Subtotal, tax, shipping and card fee' }) cartTotal: number;
  @ApiProperty({ description: 'Subtotal, tax estimate and card fee' }) confirmationTotal: number;
  @ApiProperty({ description: 'What the card is charged' }) chargedTotal: number;
  @ApiProperty({ description: 'Number of prints' }) artworkCount: number;
  @ApiProperty({ type: [QuotedItem], description: 'In the order of the request' }) items: QuotedItem[];
}
