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
  @ApiProperty({ enum: ORDER_STATUSES, description: 'Status after it' }) status: OrderStatus;
  @ApiProperty({ example: 'owner' }) actor: string;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
  @ApiProperty({ format: 'date-time' }) at: string;
}

/** One line of an order, as it was sold. */
export class OrderRecordLine {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Id of the artwork or event photo' }) artworkId: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null if the line has no numbers' })
  editionId: string | null;
  @ApiProperty() title: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ example: 'Black Frame' }) frameType: string;
  @ApiProperty({ description: 'Dollars for one print' }) price: number;
  @ApiProperty() quantity: number;
  @ApiProperty({ description: 'Dollars paid for the line, including tax and card fee' })
  paid: number;
  @ApiProperty({
    type: [Number],
    description: 'Edition numbers of the prints, ascending',
  })
  editionNumbers: number[];
  @ApiProperty({ type: [Number], description: 'Edition numbers that are refunded or being refunded' })
  refundedEditionNumbers: number[];
  @ApiProperty({ description: 'Whether a line without numbers is refunded or being refunded' })
  isRefunded: boolean;
  @ApiProperty({ description: 'Size of the edition; 0 if the line has no numbers' }) total: number;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
}

/** A requested refund. */
export class OrderRefund {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty() reason: string;
  @ApiProperty() actor: string;
  @ApiProperty({ enum: REFUND_STATES, description: '`asked` until Stripe responds' }) state: RefundState;
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
  @ApiProperty({
    example: 'owner mara',
    description: 'Who requested it, and so cannot decide',
  })
  askedBy: string;
  @ApiProperty({ format: 'date-time' }) askedAt: string;
  @ApiProperty({ format: 'date-time' }) expiresAt: string;
  @ApiProperty({ type: String, nullable: true }) decidedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) decidedAt: string | null;
}

/** An order as staff see it: the buyer’s receipt, and the rest. */
export class OrderRecord {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Send it with every change; an outdated one is refused' }) version: number;
  @ApiProperty({ type: OrderReceipt, description: 'The buyer’s receipt' }) receipt: OrderReceipt;
  @ApiProperty({ type: [OrderRecordLine] }) lines: OrderRecordLine[];
  @ApiProperty({ enum: SALES_CHANNELS }) salesChannel: SalesChannel;
  @ApiProperty({ enum: ORDER_PAYMENT_STATUSES }) payment: OrderPaymentStatus;
  @ApiProperty({
    enum: OFFLINE_PAYMENT_METHODS,
    nullable: true,
    description: 'How an offline sale was paid, if recorded',
  })
  paymentMethod: OfflinePaymentMethod | null;
  @ApiProperty({ enum: ORDER_ATTENTION_REASONS, isArray: true }) needs: OrderAttentionReason[];
  @ApiProperty({ enum: ORDER_STATUSES, isArray: true, description: 'Statuses that it can change to' })
  moves: OrderStatus[];
  @ApiProperty({ description: 'Whether the delivery has yet to be quoted' }) awaitsDeliveryQuote: boolean;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Miles to the shipping ZIP; null beyond the free delivery area and abroad',
  })
  deliveryMiles: number | null;
  @ApiProperty({ description: 'Dollars known to be due for the delivery, requested or not' })
  deliveryDue: number;
  @ApiProperty({ type: String, nullable: true }) collectorId: string | null;
  @ApiProperty({ type: OrderAddress }) billing: OrderAddress;
  @ApiProperty({ type: OrderAddress, description: 'Shipping address' }) shipping: OrderAddress;
  @ApiProperty({ type: OrderInstallation, nullable: true }) installation: OrderInstallation | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) installationHandledAt: string | null;
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Affiliate’s code from the referral link' })
  referralPartnerId: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) referredAt: string | null;
  @ApiProperty({ type: String, nullable: true }) referralSource: string | null;
  @ApiProperty({ type: Attribution, nullable: true }) attribution: Attribution | null;
  @ApiProperty({ type: String, nullable: true }) carrier: string | null;
  @ApiProperty({ description: 'Dollars refunded' }) refunded: number;
  @ApiProperty({ description: 'Dollars that Stripe withdrew for disputes' }) disputeWithdrawn: number;
  @ApiProperty({ description: 'Dollars that can still be refunded' }) refundable: number;
  @ApiProperty({ type: [OrderRefund], description: 'Oldest first' }) refunds: OrderRefund[];
  @ApiProperty({ type: [OrderRefundApproval], description: 'Oldest first' })
  refundApprovals: OrderRefundApproval[];
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was disputed; a disputed order must not be shipped',
  })
  disputedAt: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When Stripe warned of probable fraud; shipping then needs a confirmation',
  })
  fraudWarnedAt: string | null;
  @ApiProperty({ type: [OrderHistoryEntry], description: 'Oldest first' }) history: OrderHistoryEntry[];
}

/** Body of `POST /api/admin/orders/{orderNumber}/status`. */
export class UpdateOrderStatus {
  @ApiProperty({ enum: ORDER_STATUSES }) @IsIn(ORDER_STATUSES) status: OrderStatus;

  @ApiPropertyOptional({ description: 'The version you read; an outdated one is refused' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;

  @ApiPropertyOptional({
    description: 'Ships the order despite a fraud warning, which is otherwise refused',
  })
  @IsOptional()
  @IsBoolean()
  acceptsFraudWarning?: boolean;

  @ApiPropertyOptional({ description: 'For the buyer, in the email and in the order’s history' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(500)
  note?: string;

  @ApiPropertyOptional({ example: 'UPS', description: 'Carrier of the parcel; only with `shipped`' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  carrier?: string;

  @ApiPropertyOptional({ description: 'Tracking number of the parcel; only with `shipped`' })
  @IsOptional()
  @Trim()
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  trackingNumber?: string;

  @ApiPropertyOptional({
    description:
      'Carrier’s tracking page; only with `shipped`. If omitted, the known page of UPS, FedEx, USPS or DHL',
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
  @ApiProperty({ description: 'For staff only; the buyer never sees it' })
  @Trim()
  @MaxLength(500, { message: 'Please keep the note within 500 characters.' })
  @IsNotEmpty({ message: 'Please write a note.' })
  @IsString({ message: 'Please write a note.' })
  note: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/installation`. */
export class UpdateOrderInstallation {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
  @ApiProperty({ description: 'False opens the installation request again' }) @IsBoolean() handled: boolean;

  @ApiPropertyOptional({ description: 'For staff only', example: 'Hung on 12 December by Ruiz' })
  @IsOptional()
  @Trim()
  @MaxLength(500, { message: 'Please keep the note within 500 characters.' })
  @IsString()
  note?: string;
}
