import { ORDER_STATUSES, type OrderStatus } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { IsMoment, ListQuery } from '../../platform';

/**
 * What became of an order's money: `open` while it can be paid, `unpaid` when nobody did in time, then by how much of it
 * went back.
 */
export const ORDER_PAYMENTS = ['open', 'unpaid', 'paid', 'partly-refunded', 'refunded'] as const;
export type OrderPayment = (typeof ORDER_PAYMENTS)[number];

/** Where it was bought: in the shop, from a photograph of an event, or at the gallery. */
export const ORDER_DOORS = ['shop', 'live', 'offline'] as const;
export type OrderDoor = (typeof ORDER_DOORS)[number];

/** What waits for somebody: a work to be hung, a bank that disputes. */
export const ORDER_NEEDS = ['installation', 'dispute'] as const;
export type OrderNeed = (typeof ORDER_NEEDS)[number];

/** The address of `GET /api/admin/orders`. */
export class OrderListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: ORDER_STATUSES, isArray: true, description: 'Several with commas' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @IsIn(ORDER_STATUSES, { each: true })
  status?: OrderStatus[];

  @ApiPropertyOptional({ enum: ORDER_PAYMENTS })
  @IsOptional()
  @IsIn(ORDER_PAYMENTS)
  payment?: OrderPayment;

  @ApiPropertyOptional({ enum: ORDER_DOORS }) @IsOptional() @IsIn(ORDER_DOORS) door?: OrderDoor;
  @ApiPropertyOptional({ enum: ORDER_NEEDS }) @IsOptional() @IsIn(ORDER_NEEDS) needs?: OrderNeed;

  @ApiPropertyOptional({ format: 'date', description: 'The first day, in UTC' })
  @IsOptional()
  @IsMoment({ message: 'Please give a day, as in 2026-10-01.' })
  from?: string;

  @ApiPropertyOptional({ format: 'date', description: 'The last day, in UTC' })
  @IsOptional()
  @IsMoment({ message: 'Please give a day, as in 2026-10-31.' })
  to?: string;
}

/** A line of an order in the list. */
export class OrderRowLine {
  @ApiProperty() title: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty() quantity: number;
  @ApiProperty({ type: [Number], description: 'Numbers of the sold prints, ascending' }) numbers: number[];
  @ApiProperty({ description: 'Size of the edition; 0 for what has no number' }) total: number;
}

/** An order in the list. */
export class OrderRow {
  @ApiProperty({ example: 'TF-7K3M-Q9XD' }) number: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty() customerName: string;
  @ApiProperty() email: string;
  @ApiProperty({ type: [OrderRowLine] }) lines: OrderRowLine[];
  @ApiProperty({ description: 'Dollars' }) total: number;
  @ApiProperty({ description: 'Dollars of the total that went back' }) refunded: number;
  @ApiProperty({ enum: ORDER_DOORS }) door: OrderDoor;
  @ApiProperty({ enum: ORDER_PAYMENTS }) payment: OrderPayment;
  @ApiProperty({ enum: ORDER_STATUSES }) status: OrderStatus;
  @ApiProperty({ enum: ORDER_NEEDS, isArray: true }) needs: OrderNeed[];
}

/** A page of orders, newest first. */
export class OrderList {
  @ApiProperty({ type: [OrderRow] }) items: OrderRow[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
