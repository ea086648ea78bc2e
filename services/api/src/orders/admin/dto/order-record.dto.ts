import {
  ORDER_STATUSES,
  OFFLINE_PAYMENT_METHODS,
  type OrderStatus,
  type OfflinePaymentMethod,
} from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUrl, Min } from 'class-validator';
import { Picture } from '../../../media';
import { REFUND_STATES, type RefundState } from '../../../payments';
import {
  SALES_CHANNELS,
  ORDER_ATTENTION_REASONS,
  ORDER_PAYMENT_STATUSES,
  type SalesChannel,
  type OrderAttentionReason,
  type OrderPaymentStatus,
} from './order-list.dto';
import { REFUND_APPROVAL_STATES, type RefundApprovalState } from '../../refunds/order-refunds.store';
import { OrderAddress, OrderReceipt } from '../../receipts/dto/order-receipt.dto';
import { Attribution } from '../../attribution/dto/referral-claim.dto';
import { MaxLength, Trim } from '../../../platform';

/** Where the buyer wants the work hung. */
class OrderInstallation {
  @ApiProperty() street: string;
  @ApiProperty() city: string;
  @ApiProperty() zip: string;
}

/** An entry in the history of an order. */
export class OrderHistoryEntry {
  @ApiProperty({ example: 'moved' }) kind: string;
  @ApiProperty({ enum: ORDER_STATUSES, description: 'The status after it' }) status: OrderStatus;
  @ApiProperty({ example: 'owner' }) actor: string;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ format: 'date-time' }) at: string;
}

/** One line of an order, as it was sold. */
export class OrderRecordLine {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Of the artwork, or of the photograph of an event' }) artworkId: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for what has no number' })
  editionId: string | null;
  @ApiProperty() title: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ example: 'Black Frame' }) frameType: string;
  @ApiProperty({ description: 'Dollars, one print' }) price: number;
  @ApiProperty() quantity: number;
  @ApiProperty({ description: 'Dollars that were paid for the line, tax and card fee included' })
  paid: number;
  @ApiProperty({ type: [Number], description: 'Numbers of the prints, ascending' }) editionNumbers: number[];
  @ApiProperty({ type: [Number], description: 'Of these, numbers that were refunded or are being so' })
  refundedEditionNumbers: number[];
  @ApiProperty({ description: 'Whether a line without numbers was refunded, or is being so' })
  isRefunded: boolean;
  @ApiProperty({ description: 'Size of the edition; 0 for what has no number' }) total: number;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
}

/** A requested refund. */
export class OrderRefund {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty() reason: string;
  @ApiProperty() actor: string;
  @ApiProperty({ enum: REFUND_STATES, description: '`asked` until Stripe has answered' }) state: RefundState;
  @ApiProperty({ type: String, nullable: true, description: 'Why Stripe refused' }) failureReason:
    | string
    | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) settledAt: string | null;
}

/** A refund above the owner's limit, which a second owner decides. */
export class OrderRefundApproval {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty() reason: string;
  @ApiProperty({ enum: REFUND_APPROVAL_STATES }) state: RefundApprovalState;
  @ApiProperty({ example: 'owner mara', description: 'Who asked, and cannot decide' }) askedBy: string;
  @ApiProperty({ format: 'date-time' }) askedAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, nullable: true }) decidedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) decidedAt: string | null;
}

/** An order as staff see it: the buyer’s receipt, and the rest. */
export class OrderRecord {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Sent back with every change; an older one is refused' }) version: number;
  @ApiProperty({ type: OrderReceipt, description: 'What the buyer sees' }) receipt: OrderReceipt;
  @ApiProperty({ type: [OrderRecordLine] }) lines: OrderRecordLine[];
  @ApiProperty({ enum: SALES_CHANNELS }) salesChannel: SalesChannel;
  @ApiProperty({ enum: ORDER_PAYMENT_STATUSES }) payment: OrderPaymentStatus;
  @ApiProperty({
    enum: OFFLINE_PAYMENT_METHODS,
    nullable: true,
    description: 'Of what was paid at the gallery, where someone said',
  })
  paymentMethod: OfflinePaymentMethod | null;
  @ApiProperty({ enum: ORDER_ATTENTION_REASONS, isArray: true }) needs: OrderAttentionReason[];
  @ApiProperty({ enum: ORDER_STATUSES, isArray: true, description: 'Where the owner may move it' })
  moves: OrderStatus[];
  @ApiProperty({ description: 'Whether the delivery is still to be quoted' }) awaitsDeliveryQuote: boolean;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Miles to the shipping ZIP; null beyond free delivery and abroad',
  })
  deliveryMiles: number | null;
  @ApiProperty({ description: 'Dollars that are known for the delivery and not paid, asked for or not' })
  deliveryDue: number;
  @ApiProperty({ type: String, nullable: true }) collectorId: string | null;
  @ApiProperty({ type: OrderAddress }) billing: OrderAddress;
  @ApiProperty({ type: OrderAddress, description: 'Where the prints go' }) shipping: OrderAddress;
  @ApiProperty({ type: OrderInstallation, nullable: true }) installation: OrderInstallation | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) installationHandledAt: string | null;
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  @ApiProperty({ type: String, nullable: true, description: "Code of the partner's link" })
  referralPartnerId: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) referredAt: string | null;
  @ApiProperty({ type: String, nullable: true }) referralSource: string | null;
  @ApiProperty({ type: Attribution, nullable: true }) attribution: Attribution | null;
  @ApiProperty({ type: String, nullable: true }) carrier: string | null;
  @ApiProperty({ description: 'Dollars of the total that went back' }) refunded: number;
  @ApiProperty({ description: 'Dollars that Stripe has withdrawn for disputes' }) disputeWithdrawn: number;
  @ApiProperty({ description: 'Dollars that can still be given back' }) refundable: number;
  @ApiProperty({ type: [OrderRefund], description: 'Oldest first' }) refunds: OrderRefund[];
  @ApiProperty({ type: [OrderRefundApproval], description: 'Oldest first' })
  refundApprovals: OrderRefundApproval[];
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Must not be shipped' })
  disputedAt: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When Stripe warned that the payment is probably fraud; shipping asks first',
  })
  fraudWarnedAt: string | null;
  @ApiProperty({ type: [OrderHistoryEntry], description: 'Oldest first' }) history: OrderHistoryEntry[];
}

/** Body of `POST /api/admin/orders/{orderNumber}/status`. */
export class UpdateOrderStatus {
  @ApiProperty({ enum: ORDER_STATUSES }) @IsIn(ORDER_STATUSES) status: OrderStatus;

  @ApiPropertyOptional({ description: 'Of the record that was looked at; an older one is refused' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;

  @ApiPropertyOptional({
    description: 'Ship although Stripe expects the payment to be disputed as fraud; else that is refused',
  })
  @IsOptional()
  @IsBoolean()
  acceptsFraudWarning?: boolean;

  @ApiPropertyOptional({ description: 'Goes to the buyer, by mail and into the history they see' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  note?: string;

  @ApiPropertyOptional({ example: 'UPS', description: 'Who carries the parcel; with `shipped` only' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  carrier?: string;

  @ApiPropertyOptional({ description: 'Of the parcel; with `shipped` only' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  trackingNumber?: string;

  @ApiPropertyOptional({
    description:
      "The carrier's page of the parcel; with `shipped` only. Left out, it is the known page of UPS, FedEx, USPS or DHL",
  })
  @IsOptional()
  @Trim()
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true },
    { message: 'trackingUrl must be an http or https address' },
  )
  @MaxLength(500)
  trackingUrl?: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/notes`. */
export class CreateOrderNote {
  @ApiProperty({ description: 'For the gallery alone; the buyer never reads it' })
  @Trim()
  @MaxLength(500, { message: 'Please keep the note within 500 characters.' })
  @IsNotEmpty({ message: 'Please write a note.' })
  @IsString({ message: 'Please write a note.' })
  note: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/installation`. */
export class UpdateOrderInstallation {
  @ApiProperty({ description: 'Of the record that was looked at' }) @IsInt() @Min(1) version: number;
  @ApiProperty({ description: 'False opens the wish again' }) @IsBoolean() handled: boolean;

  @ApiPropertyOptional({ description: 'For the gallery alone', example: 'Hung on 12 December by Ruiz' })
  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep the note within 500 characters.' })
  @IsString()
  note?: string;
}
