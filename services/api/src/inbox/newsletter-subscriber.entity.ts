import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who asked for the gallery's letters. Nothing is sent before the address is confirmed (G95). */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 254 }) email: string;
  /** The page whose form was used (P3). */
  @Column('varchar', { name: 'source_page', length: 20 }) sourcePage: string;
  /** When it was first asked for, UTC. */
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
