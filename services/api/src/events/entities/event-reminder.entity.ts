import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request for one email before an event begins. */
@Entity('event_reminders')
export class EventReminderEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'event_id', length: 36 }) eventId: string;
  @Column('varchar', { length: 254 }) email: string;
  @Column('datetime', { name: 'sent_at', precision: 3, nullable: true }) sentAt: Date | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
