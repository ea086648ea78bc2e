import { ApiProperty } from '@nestjs/swagger';

/** An opened checkout: where the buyer pays, and until when the prints are held. */
export class CheckoutSession {
  @ApiProperty({ description: "Stripe's page" }) sessionUrl: string;
  @ApiProperty() sessionId: string;
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ format: 'date-time', description: 'When the prints are given back unless paid' })
  expiresAt: string;
}
