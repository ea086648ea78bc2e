import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message of Stripe whose effect is committed. The id is the key, so that a message delivered twice works once. */
@Entity('webhook_events')
export class WebhookEventEntity {
  @PrimaryColumn('varchar', { length: 255 }) id: string;
  @Column('varchar', { length: 100 }) type: string;
  @Column('datetime', { name: 'received_at', precision: 3 }) receivedAt: Date;
}
