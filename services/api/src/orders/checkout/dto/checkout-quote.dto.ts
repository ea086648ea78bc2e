import { ApiProperty } from '@nestjs/swagger';

/** Figures of an order in dollars: `details.quote` of a `quote_changed` refusal. */
export class CheckoutQuote {
  @ApiProperty() subtotal: number;
  @ApiProperty({ description: 'As the confirmation page shows it: always 8.25 %' })
  estimatedTax: number;
  @ApiProperty() creditCardFee: number;
  @ApiProperty({ description: 'As the confirmation page shows it: shipping is separate' })
  total: number;
  @ApiProperty({ description: 'Tax that the payment carries' }) chargedTax: number;
  @ApiProperty({ description: 'What the card would be charged; never more than total' }) chargedTotal: number;
  @ApiProperty({ description: 'Number of prints' }) artworkCount: number;
}
