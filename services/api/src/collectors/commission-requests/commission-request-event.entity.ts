import type { OrderStatus } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A commission came to a status: when, by whom and why. Only ever added. */
@Entity('commission_events')
export class CommissionRequestEventEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'commission_id', length: 36 }) commissionId: string;
  /** The commission's status after it. */
  @Column('varchar', { length: 12 }) status: OrderStatus;
  @Column('varchar', { length: 120 }) actor: string;
  /** Why, in words that the collector reads. */
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
