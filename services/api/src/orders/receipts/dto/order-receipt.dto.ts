import {
  ORDER_STATUSES,
  ORDER_STEPS,
  SHIPPING_TERMS,
  type OrderStatus,
  type OrderStep,
  type ShippingTerms,
} from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsNotEmpty, IsString, IsInt, IsOptional, Min } from 'class-validator';
import { Picture } from '../../../media';
import { IsEmailAddress, MaxLength, Trim } from '../../../platform';
import { OrderPicture } from '../../studio/order-pictures.service';

const RECEIPT_PAYMENT_STATES = ['open', 'paid', 'expired', 'failed', 'refunded'] as const;

/** Body of `POST /api/order-lookups`: what a guest knows of their order. */
export class OrderLookup {
  @ApiProperty({ example: 'TF-7K3M-Q9XD', description: 'Case and dashes do not matter' })
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Please enter your order number.' })
  @MaxLength(40)
  number: string;

  @ApiProperty({ description: 'The address the order was placed under' })
  @IsEmailAddress()
  email: string;
}

/** Something that the buyer can pay on the gallery's payment page. */
export class OrderBalance {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'Delivery of minis' }) description: string;
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty({ format: 'date-time' }) since: string;
  @ApiProperty({ description: 'Path of the payment page, for the buyer only' }) payUrl: string;
}

/** A postal address of an order, with empty strings for what is unknown or anonymized. */
export class OrderAddress {
  @ApiProperty() fullName: string;
  @ApiProperty() email: string;
  @ApiProperty() phone: string;
  @ApiProperty() street: string;
  @ApiProperty() city: string;
  @ApiProperty() state: string;
  @ApiProperty() zip: string;
  @ApiProperty() country: string;
}

/** The file of an event photo, by a link that expires. */
export class DigitalFile {
  @ApiProperty() url: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
}

/** A step in the life of an order, as its buyer sees it. */
export class OrderMilestone {
  @ApiProperty({ enum: ORDER_STATUSES, description: 'Status after it' }) status: OrderStatus;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ type: String, nullable: true, description: 'Note from the gallery' })
  note: string | null;
}

/** A step on the way to the buyer. */
export class OrderStepRecord {
  @ApiProperty({ enum: ORDER_STEPS, enumName: 'OrderStep' }) step: OrderStep;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null if it was not recorded',
  })
  at: string | null;
  @ApiProperty({ description: 'Whether it or a later step has been reached' }) isDone: boolean;
}

/** One line of a receipt, as it was sold. */
export class ReceiptLine {
  @ApiProperty() title: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ example: 'Black Frame' }) frameType: string;
  @ApiProperty({ description: 'Dollars for one print' }) price: number;
  @ApiProperty() quantity: number;
  @ApiProperty({
    type: [Number],
    description: 'Edition numbers of the prints, ascending',
  })
  editionNumbers: number[];
  @ApiProperty({ description: 'Size of the edition' }) total: number;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ type: DigitalFile, nullable: true, description: 'The digital file of a paid event photo' })
  digitalFile: DigitalFile | null;
}

/** A line of an order as its payment page shows it. */
export class OrderWork extends PickType(ReceiptLine, [
  'title',
  'size',
  'frameSize',
  'frameType',
  'picture',
] as const) {}

/** What is known about shipping, which is paid separately. */
class ReceiptShipping {
  @ApiProperty({ description: 'Dollars' }) minis: number;
  @ApiProperty({ enum: SHIPPING_TERMS }) framed: ShippingTerms;
  @ApiProperty({ type: Number, nullable: true, description: 'Dollars quoted for framed prints' })
  quoted: number | null;
  @ApiProperty({ description: 'Dollars paid for shipping since' }) paid: number;
  @ApiProperty({ description: 'Dollars that can be paid at `payUrl`; 0 if nothing is requested' })
  due: number;
  @ApiProperty({ type: String, nullable: true, description: 'Path of the payment page' })
  payUrl: string | null;
}

/** What an order costs. Amounts in dollars. */
export class OrderPrice {
  @ApiProperty() subtotal: number;
  @ApiProperty({ description: 'Tax that was charged, not estimated' }) tax: number;
  @ApiProperty() cardFee: number;
  @ApiProperty({ description: 'Agreed shipping and framing, paid with the prints' })
  extras: number;
  @ApiProperty({ description: 'Amount charged to the card' }) total: number;
  @ApiProperty({ type: ReceiptShipping }) shipping: ReceiptShipping;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null while unpaid' })
  paidAt: string | null;
}

/** An order as its buyer sees it. Amounts in dollars. */
export class OrderReceipt extends OrderPrice {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ enum: RECEIPT_PAYMENT_STATES }) payment: (typeof RECEIPT_PAYMENT_STATES)[number];
  @ApiProperty() customerName: string;
  @ApiProperty() email: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: [ReceiptLine] }) lines: ReceiptLine[];
  @ApiProperty({ type: [OrderBalance], description: 'Open balances, including delivery, oldest first' })
  balances: OrderBalance[];
  @ApiProperty({ type: OrderAddress, nullable: true, description: 'Null until the buyer has given it' })
  shippingAddress: OrderAddress | null;
  @ApiProperty({ description: 'Whether the address can still be changed' }) canEditAddress: boolean;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Latest date on which the prints are ready; null unless in production',
  })
  promisedBy: string | null;
  @ApiProperty({ type: String, nullable: true }) trackingNumber: string | null;
  @ApiProperty({ type: String, nullable: true }) trackingUrl: string | null;
  @ApiProperty({ type: [OrderMilestone], description: 'Oldest first' }) events: OrderMilestone[];
  @ApiProperty({ type: [OrderStepRecord] }) steps: OrderStepRecord[];
  @ApiProperty({ type: [OrderPicture], description: 'Studio pictures' }) pictures: OrderPicture[];
}

/** Where the prints of an order go, as its buyer enters it. */
export class ShippingAddressInput {
  @ApiProperty()
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Enter your full name' })
  @MaxLength(200)
  fullName: string;

  @ApiPropertyOptional() @IsOptional() @Trim() @IsString() @MaxLength(50) phone?: string;

  @ApiProperty()
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Enter your street address' })
  @MaxLength(200)
  street: string;

  @ApiProperty()
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Enter your city' })
  @MaxLength(100)
  city: string;

  @ApiPropertyOptional({
    description: 'In the United States, a code or name; if omitted, the state of the ZIP',
  })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(100)
  state?: string;

  @ApiProperty()
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Enter your ZIP code' })
  @MaxLength(20)
  zip: string;

  @ApiPropertyOptional({ default: 'United States' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(100)
  country?: string;
}

/** Body of `POST /api/order-lookups/shipping-address`: the new address, and what proves that the order is the buyer's. */
export class OrderLookupAddress extends ShippingAddressInput {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' })
  @Trim()
  @IsString()
  @IsNotEmpty({ message: 'Please enter your order number.' })
  @MaxLength(40)
  number: string;

  @ApiProperty({ description: 'The address the order was placed under' })
  @IsEmailAddress()
  email: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/shipping-address`. */
export class UpdateOrderAddress extends ShippingAddressInput {
  @ApiProperty({ description: 'The version you read; an outdated one is refused' })
  @IsInt()
  @Min(1)
  version: number;
}
