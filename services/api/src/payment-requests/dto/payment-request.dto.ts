import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_REQUEST_STATES, type PaymentRequestState } from '../entities/payment-request.entity';
import { PaymentRequestLineItem } from './payment-request-line.dto';

/** A payment request as the owner sees it. */
export class PaymentRequestRecord {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ type: String, nullable: true, description: "Stripe's id" }) paymentIntent: string | null;
  @ApiProperty({ enum: PAYMENT_REQUEST_STATES }) state: PaymentRequestState;
  @ApiProperty({ type: [PaymentRequestLineItem] }) lines: PaymentRequestLineItem[];
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ example: 'usd' }) currency: string;
  @ApiProperty() createdBy: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) paidAt: string | null;
}

/** A new payment request with its link, which is shown this once: only a hash of its key is kept. */
export class NewPaymentRequest extends PaymentRequestRecord {
  @ApiProperty({ description: 'Where the buyer pays; also mailed' }) link: string;
}
