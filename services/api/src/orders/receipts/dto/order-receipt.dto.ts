import { ORDER_STATUSES, type OrderQuote, type OrderStatus } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { Picture } from '../../../media';
import { IsEmailAddress, MaxLength, Trim } from '../../../platform';

const RECEIPT_PAYMENT_STATES = ['open', 'paid', 'expired', 'failed', 'refunded'] as const;

/** Body of `POST /api/order-lookups`: what a guest knows of their order. */
export class OrderLookup {
  @ApiProperty({ example: 'TF-7K3M-Q9XD', description: "Letters' case and dashes don't matter" })
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Please enter your order number.' })
  @MaxLength(40)
  number: string;

  @ApiProperty({ description: 'The address the order was placed under' })
  @IsEmailAddress()
  email: string;
}

/** A step in the life of an order, as its buyer sees it. */
export class OrderMilestone {
  @ApiProperty({ enum: ORDER_STATUSES, description: 'The status after it' }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true, description: 'What the gallery says about it' })
  note: string | null;
}

/** One line of a receipt, as it was sold. */
export class ReceiptLine {
  @ApiProperty() title: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ example: 'Black Frame' }) frameType: string;
  @ApiProperty({ description: 'Dollars, one print' }) price: number;
  @ApiProperty() quantity: number;
  @ApiProperty({ type: [Number], description: 'Numbers of the prints, ascending' }) editionNumbers: number[];
  @ApiProperty({ description: 'Size of the edition' }) total: number;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
}

/** What is known about shipping, which is paid separately. */
export class ReceiptShipping {
  @ApiProperty({ description: 'Dollars' }) minis: number;
  @ApiProperty({ enum: ['none', 'free-local', 'quoted'] }) framed: OrderQuote['shipping']['framed'];
  @ApiProperty({ description: 'Dollars that the buyer has paid for it since' }) paid: number;
}

/** An order as its buyer sees it. Amounts in dollars. */
export class OrderReceipt {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ enum: RECEIPT_PAYMENT_STATES }) payment: (typeof RECEIPT_PAYMENT_STATES)[number];
  @ApiProperty() customerName: string;
  @ApiProperty() email: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: [ReceiptLine] }) lines: ReceiptLine[];
  @ApiProperty() subtotal: number;
  @ApiProperty({ description: 'Charged, not estimated' }) tax: number;
  @ApiProperty() cardFee: number;
  @ApiProperty({ description: 'Shipping and framing that were agreed and paid with the prints' })
  extras: number;
  @ApiProperty({ description: 'What the card was charged' }) total: number;
  @ApiProperty({ type: ReceiptShipping }) shipping: ReceiptShipping;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the prints are made at the latest; null unless they are in the making',
  })
  promisedBy: string | null;
  @ApiProperty({ type: String, nullable: true }) trackingNumber: string | null;
  @ApiProperty({ type: String, nullable: true }) trackingUrl: string | null;
  @ApiProperty({ type: [OrderMilestone], description: 'Oldest first' }) events: OrderMilestone[];
}
