import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `pending` until confirmed, `ended` after unsubscribing. */
export type SubscriberState = 'pending' | 'confirmed' | 'ended';

/** A newsletter subscriber. No newsletter is sent before the address is confirmed. */
@Entity('newsletter_subscribers')
export class NewsletterSubscriberEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 254 }) email: string;
  /** The page whose form was used. */
  @Column('varchar', { length: 20 }) sourcePage: string;
  @Column('varchar', { length: 20 }) state: SubscriberState;
  /** When somebody first subscribed it, UTC. */
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** When a form last caused an email. */
  @Column('datetime', { precision: 3, nullable: true }) emailedAt: Date | null;
  /** SHA-256 of the token in the last confirmation email; the token itself is not stored. */
  @Column('char', { length: 64, nullable: true }) confirmDigest: string | null;
  @Column('datetime', { precision: 3, nullable: true }) confirmUntil: Date | null;
  @Column('datetime', { precision: 3, nullable: true }) confirmedAt: Date | null;
  /** Can only unsubscribe. Stored as it is, because every newsletter carries it. */
  @Column('char', { length: 43, nullable: true }) unsubscribeToken: string | null;
  @Column('datetime', { precision: 3, nullable: true }) unsubscribedAt: Date | null;
}
