import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A request for one email before an event begins. */
@Entity('event_reminders')
export class EventReminderEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) eventId: string;
  @Column('varchar', { length: 254 }) email: string;
  @Column('datetime', { precision: 3, nullable: true }) sentAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
