import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { IsDateTime, ListQuery } from '../../../platform';

/** The payment of an order: `open` while it can be paid, `unpaid` when nobody did in time, then by its refunds. */
export const ORDER_PAYMENT_STATUSES = ['open', 'unpaid', 'paid', 'partly-refunded', 'refunded'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

/** Where it was bought: in the shop, from an event photo, or offline. */
export const SALES_CHANNELS = ['shop', 'live', 'offline'] as const;
export type SalesChannel = (typeof SALES_CHANNELS)[number];

/**
 * Why an order needs a person: an installation request, a dispute, probable fraud, a refund to approve, or an address from
 * which emails come back.
 */
export const ORDER_ATTENTION_REASONS = [
  'installation',
  'dispute',
  'fraud-warning',
  'refund-approval',
  'email-bounced',
] as const;
export type OrderAttentionReason = (typeof ORDER_ATTENTION_REASONS)[number];

/**
 * What is to be done for an order: enter the address, quote the delivery, have it paid, make and ship it, or send a payment
 * link again that ends soon.
 */
const ORDER_TASKS = ['address', 'delivery-quote', 'delivery-payment', 'shipment', 'payment-link'] as const;

/** Why an order is listed among those that need something. */
const ORDER_NEEDS = [...ORDER_ATTENTION_REASONS, ...ORDER_TASKS] as const;
export type OrderNeed = (typeof ORDER_NEEDS)[number];

const splitAtCommas = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',') : value;

/** Query of `GET /api/admin/orders`. */
export class OrderListQuery extends ListQuery {
  @ApiPropertyOptional({
    enum: ORDER_STATUSES,
    isArray: true,
    description: 'One or more, separated by commas',
  })
  @IsOptional()
  @Transform(splitAtCommas)
  @IsIn(ORDER_STATUSES, { each: true })
  status?: OrderStatus[];

  @ApiPropertyOptional({
    enum: ORDER_PAYMENT_STATUSES,
    isArray: true,
    description: 'One or more, separated by commas',
  })
  @IsOptional()
  @Transform(splitAtCommas)
  @IsIn(ORDER_PAYMENT_STATUSES, { each: true })
  payment?: OrderPaymentStatus[];

  @ApiPropertyOptional({ enum: SALES_CHANNELS })
  @IsOptional()
  @IsIn(SALES_CHANNELS)
  salesChannel?: SalesChannel;
  @ApiPropertyOptional({ enum: ORDER_NEEDS })
  @IsOptional()
  @IsIn(ORDER_NEEDS)
  needs?: OrderNeed;

  @ApiPropertyOptional({ format: 'date', description: 'First day, in the gallery’s time zone' })
  @IsOptional()
  @IsDateTime({ message: 'Please enter a date, such as 2026-10-01.' })
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'Last day, in the gallery’s time zone' })
  @IsOptional()
  @IsDateTime({ message: 'Please enter a date, such as 2026-10-31.' })
  to?: string;
}

/** A line of an order in the list. */
export class OrderRowLine {
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() quantity: number;
  @ApiProperty({ type: [Number], description: 'Edition numbers of the sold prints, ascending' })
  editionNumbers: number[];
  @ApiProperty({ description: 'Size of the edition; 0 if the line has no numbers' }) total: number;
}

/** A refund that waits for a second owner. */
export class WaitingRefund {
  @ApiProperty({ description: 'Dollars' }) amount: number;
  @ApiProperty({ example: 'owner mara' }) askedBy: string;
  @ApiProperty({ format: 'date-time' }) askedAt: string;
}

/** An order in the list. */
export class OrderRow {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty() customerName: string;
  @ApiProperty() email: string;
  @ApiProperty({ type: [OrderRowLine] }) lines: OrderRowLine[];
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ description: 'Dollars refunded' }) refunded: number;
  @ApiProperty({ enum: SALES_CHANNELS }) salesChannel: SalesChannel;
  @ApiProperty({ enum: ORDER_PAYMENT_STATUSES }) payment: OrderPaymentStatus;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ enum: ORDER_ATTENTION_REASONS, isArray: true }) needs: OrderAttentionReason[];
  @ApiProperty({ type: WaitingRefund, nullable: true }) waitingRefund: WaitingRefund | null;
}

/** A page of orders, newest first. */
export class OrderList {
  @ApiProperty({ type: [OrderRow] }) items: OrderRow[];
  @ApiProperty({ description: 'Total across all pages; for a search, up to 1,000' }) total: number;
  @ApiPropertyOptional({ description: 'Whether there are more than `total`' }) isTotalMinimum?: boolean;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
