import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString } from 'class-validator';
import { MaxLength } from '../../platform';
import { PaymentRequestLineItem } from './payment-request-line.dto';

/** `processing`: the card's answer is still to come. */
const PAYMENT_VIEW_STATES = ['open', 'processing', 'paid', 'cancelled', 'refunded'] as const;

/** What a buyer shows to see a payment request: the link's key, or what Stripe sends them back with. */
export class PaymentRequestViewQuery {
  @ApiPropertyOptional() @IsOptional() @IsString() @MaxLength(200) key?: string;
  @ApiPropertyOptional() @IsOptional() @IsString() @MaxLength(500) clientSecret?: string;
}

/** A payment request as its buyer sees it. */
export class PaymentRequestView {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty() customerName: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: PAYMENT_VIEW_STATES }) state: (typeof PAYMENT_VIEW_STATES)[number];
  @ApiProperty({ type: [PaymentRequestLineItem] }) lines: PaymentRequestLineItem[];
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ example: 'usd' }) currency: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, nullable: true, description: 'Only while it can be paid' })
  clientSecret: string | null;
}
