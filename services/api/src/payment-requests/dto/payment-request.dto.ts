import { PAYMENT_LINK_DAYS, MAX_PAYMENT_LINK_DAYS } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { DigitalFile, OrderWork } from '../../orders';
import { MAX_CHARGE_CENTS } from '../../payments';
import { DollarAmount, MaxLength, OptionalField, Trim, TwoDecimals } from '../../platform';
import {
  LINE_DESCRIPTION_MAX_LENGTH,
  PAYMENT_REQUEST_KINDS,
  PAYMENT_REQUEST_STATES,
  type PaymentRequestKind,
  type PaymentRequestState,
} from '../entities/payment-request.entity';

/** Lines of one payment request. */
const MAX_LINES = 20;
/** Dollars. */
const MAX_DELIVERY_QUOTE = 100_000;
const NOT_AN_AMOUNT = { message: 'Please enter an amount in dollars, such as 185.50.' };

/** `processing`: the card's answer is still to come. */
const PAYMENT_VIEW_STATES = ['open', 'processing', 'paid', 'cancelled', 'refunded'] as const;

/** One thing to pay for. */
export class PaymentRequestLineItem {
  @ApiProperty({ enum: PAYMENT_REQUEST_KINDS }) @IsIn(PAYMENT_REQUEST_KINDS) kind: PaymentRequestKind;

  @ApiProperty({ example: 'Shipping to Marfa, insured' })
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(LINE_DESCRIPTION_MAX_LENGTH)
  description: string;

  @ApiProperty({ description: 'Dollars with cents', example: 185.5 })
  @DollarAmount(MAX_CHARGE_CENTS)
  amount: number;
}

/** Body of `POST /api/admin/orders/{orderNumber}/payment-requests`. */
export class CreatePaymentRequest {
  @ApiProperty({ type: [PaymentRequestLineItem] })
  @IsArray()
  @ArrayNotEmpty()
  @ArrayMaxSize(MAX_LINES)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => PaymentRequestLineItem)
  lines: PaymentRequestLineItem[];

  @ApiPropertyOptional({ default: PAYMENT_LINK_DAYS.extraCharge, description: 'Days until the link expires' })
  @OptionalField()
  @IsInt()
  @Min(1)
  @Max(MAX_PAYMENT_LINK_DAYS)
  expiresInDays?: number;
}

/** Body of `POST /api/admin/orders/{orderNumber}/delivery-quote`. */
export class QuoteDelivery {
  @ApiProperty({ description: 'Dollars in addition to the flat part for minis; 0 if free', example: 280 })
  @TwoDecimals(NOT_AN_AMOUNT)
  @Min(0, NOT_AN_AMOUNT)
  @Max(MAX_DELIVERY_QUOTE, { message: `Delivery can cost up to $${MAX_DELIVERY_QUOTE}.` })
  amount: number;

  @ApiProperty({ description: 'The version you read; an outdated one is refused' })
  @IsInt()
  @Min(1)
  version: number;
}

/** A payment request as staff see it. */
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

/** A new payment request with its link. */
export class NewPaymentRequest extends PaymentRequestRecord {
  @ApiProperty({ description: 'URL where the buyer pays; also emailed' }) link: string;
}

/** Where the buyer pays, for the person who passes the link on. */
export class PaymentLink {
  @ApiProperty() link: string;
}

/** A print that is held for a buyer until they pay for it through a link. */
export class PrintSaleLink {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ description: 'Edition number on hold' }) editionNumber: number;
  @ApiProperty({ description: 'Dollars, including tax' }) total: number;
  @ApiProperty({ description: 'URL where the buyer pays; also emailed if there is an address' })
  link: string;
  @ApiProperty({ description: 'QR code of the link, as a PNG data URI' }) qrCode: string;
  @ApiProperty({ format: 'date-time', description: 'When the link and the hold expire' }) expiresAt: string;
}

/** A buyer's proof of access: the link's key, or the secret in the URL that Stripe sends them back to. */
export class PaymentRequestViewQuery {
  @ApiPropertyOptional() @IsOptional() @IsString() @MaxLength(200) key?: string;
  @ApiPropertyOptional() @IsOptional() @IsString() @MaxLength(500) clientSecret?: string;
}

/** A file that was bought with the order. */
export class PaidFile extends DigitalFile {
  @ApiProperty() title: string;
}

/** A payment request as its buyer sees it. */
export class PaymentRequestView {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) orderNumber: string;
  @ApiProperty({ type: String, nullable: true, description: 'Stripe’s id; null until the page is opened' })
  paymentIntent: string | null;
  @ApiProperty({
    description: 'Whether the payment page asks for the shipping address',
  })
  needsAddress: boolean;
  @ApiProperty({ description: 'Whether the payment page asks for a phone number' }) needsPhone: boolean;
  @ApiProperty({ type: [OrderWork], description: 'Lines of its order' }) works: OrderWork[];
  @ApiProperty({ type: [PaidFile], description: 'Files, once the order is paid' }) files: PaidFile[];
  @ApiProperty() customerName: string;
  @ApiProperty() email: string;
  @ApiProperty({ enum: PAYMENT_VIEW_STATES }) state: (typeof PAYMENT_VIEW_STATES)[number];
  @ApiProperty({ type: [PaymentRequestLineItem] }) lines: PaymentRequestLineItem[];
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ example: 'usd' }) currency: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, nullable: true, description: 'Present only while it can be paid' })
  clientSecret: string | null;
}

/** Body of `PUT /api/payment-requests/{reference}/phone`. */
export class PayerPhone {
  @ApiProperty()
  @Trim()
  @MaxLength(50)
  @IsNotEmpty({ message: 'Enter your phone number' })
  @IsString({ message: 'Enter your phone number' })
  phone: string;
}
