import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A collector's wish to hear first when a work opens: one for each work. */
@Entity('presale_requests')
export class PresaleNotificationEntity {
  /** UUID v7: in the order of the requests, also within a millisecond. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'artwork_id', length: 36 }) artworkId: string;
  @Column('char', { name: 'collector_id', length: 36 }) collectorId: string;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
  /** When the mail about the opening was written; null until then. */
  @Column('datetime', { name: 'answered_at', precision: 3, nullable: true }) answeredAt: Date | null;
}
