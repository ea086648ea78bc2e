import type { OrderStatus } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A collector asks the artist to make an artwork. */
@Entity('commission_requests')
export class CommissionRequestEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** Null once the account is deleted. */
  @Column('char', { length: 36, nullable: true }) collectorId: string | null;
  /** The collector's inquiry that it came from; at most one commission request comes from each. */
  @Column('char', { length: 36, nullable: true }) inquiryId: string | null;
  @Column('varchar', { length: 12 }) status: OrderStatus;
  @Column('varchar', { length: 120 }) projectType: string;
  /** Free text: `$10,000–$15,000`. */
  @Column('varchar', { length: 120 }) budgetRange: string;
  @Column('text') description: string;
  @Column('boolean') wantsStudioVisit: boolean;
  /** The gallery's price; null until it quotes one. */
  @Column('int', { nullable: true }) quoteCents: number | null;
  /** The order of the deposit that was asked for last; null before. */
  @Column('char', { length: 36, nullable: true }) depositOrderId: string | null;
  /** Only staff read it. */
  @Column('varchar', { length: 5000, nullable: true }) staffNote: string | null;
  /** Incremented with every change. */
  @Column('int') version: number;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) updatedAt: Date;
}

/** A status change of a commission request. Rows are only added. */
@Entity('commission_request_events')
export class CommissionRequestEventEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) commissionRequestId: string;
  /** The commission request's status after it. */
  @Column('varchar', { length: 12 }) status: OrderStatus;
  @Column('varchar', { length: 120 }) actor: string;
  /** Why; the collector reads it. */
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
