import { Column, Entity, PrimaryColumn } from 'typeorm';

/** For which prints of a line a refund is: their certificates end with it, the prints stay sold. */
@Entity('order_refund_lines')
export class OrderRefundLineEntity {
  @PrimaryColumn('char', { name: 'refund_request_id', length: 36 }) refundRequestId: string;
  @PrimaryColumn('char', { name: 'order_line_id', length: 36 }) orderLineId: string;
  /** Empty for a line whose items have no number: then it is for the whole line. */
  @Column('json') numbers: number[];
}
