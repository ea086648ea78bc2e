import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What can happen to a print beyond a hold that passes (G21). */
export type PrintEventKind = 'sold' | 'void' | 'returned';

/** The ledger's history; rows are only ever added. */
@Entity('print_events')
export class PrintEventEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'edition_id', length: 36 })
  editionId: string;

  @Column('smallint', { unsigned: true })
  number: number;

  @Column('varchar', { length: 12 })
  kind: PrintEventKind;

  @Column('char', { name: 'order_id', length: 36, nullable: true })
  orderId: string | null;

  @Column('char', { name: 'order_line_id', length: 36, nullable: true })
  orderLineId: string | null;

  /** Why, where the order does not say it. */
  @Column('varchar', { length: 200, nullable: true })
  reason: string | null;

  /** Who: `shop`, or the owner's account. */
  @Column('varchar', { length: 120 })
  actor: string;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
