import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A collector's request to hear when an artwork goes on sale: one for each artwork. */
@Entity('presale_notifications')
export class PresaleNotificationEntity {
  /** UUID v7: in the order of the requests, also within a millisecond. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) artworkId: string;
  @Column('char', { length: 36 }) collectorId: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** When the notification was enqueued; null until then. */
  @Column('datetime', { precision: 3, nullable: true }) sentAt: Date | null;
}
