import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A webhook whose effect is committed. The id is the key, so that a webhook that is delivered twice acts once. */
@Entity('webhook_events')
export class WebhookEventEntity {
  @PrimaryColumn('varchar', { length: 255 }) id: string;
  @Column('varchar', { length: 100 }) type: string;
  @Column('datetime', { name: 'received_at', precision: 3 }) receivedAt: Date;
}
