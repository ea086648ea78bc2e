import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What can happen to a print beyond a hold that passes. A reservation, or a keeping aside, that leads to a sale ends
 * with `sold`; `replaced` was destroyed and made again under the same number.
 */
export type PrintEventKind =
  | 'sold'
  | 'void'
  | 'returned'
  | 'replaced'
  | 'reserved'
  | 'reservation-ended'
  | 'aside'
  | 'aside-ended';

/** The ledger's history; rows are only ever added. */
@Entity('print_events')
export class PrintEventEntity {
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('char', { name: 'edition_id', length: 36 })
  editionId: string;

  @Column('smallint', { unsigned: true })
  number: number;

  @Column('varchar', { length: 20 })
  kind: PrintEventKind;

  @Column('char', { name: 'order_id', length: 36, nullable: true })
  orderId: string | null;

  @Column('char', { name: 'order_line_id', length: 36, nullable: true })
  orderLineId: string | null;

  /** Whose reservation it is about; null once their account is gone. */
  @Column('char', { name: 'collector_id', length: 36, nullable: true })
  collectorId: string | null;

  /** Why, where the order does not say it. */
  @Column('varchar', { length: 500, nullable: true })
  reason: string | null;

  /** Who: `shop`, `collector`, `clock` when its time was up, `owner ben`, `staff mara`. */
  @Column('varchar', { length: 120 })
  actor: string;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
