import type { OrderStatus } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A work that the gallery makes for one collector. */
@Entity('commissions')
export class CommissionRequestEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** Null once the account is deleted. */
  @Column('char', { name: 'collector_id', length: 36, nullable: true }) collectorId: string | null;
  /** The collector's inquiry that it came from; at most one commission comes from each. */
  @Column('char', { name: 'inquiry_id', length: 36, nullable: true }) inquiryId: string | null;
  @Column('varchar', { length: 12 }) status: OrderStatus;
  @Column('varchar', { name: 'project_type', length: 120 }) projectType: string;
  /** In the owner's words: `$10,000–$15,000`. */
  @Column('varchar', { name: 'budget_range', length: 120 }) budgetRange: string;
  @Column('text') description: string;
  @Column('boolean', { name: 'wants_studio_visit' }) wantsStudioVisit: boolean;
  /** What the gallery would make it for; null until it has said so. */
  @Column('int', { name: 'quote_cents', nullable: true }) quoteCents: number | null;
  /** For the gallery alone. */
  @Column('varchar', { name: 'staff_note', length: 5000, nullable: true }) staffNote: string | null;
  /** Counts its changes. */
  @Column('int') version: number;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  @Column('datetime', { name: 'updated_at', precision: 3 }) updatedAt: Date;
}

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
