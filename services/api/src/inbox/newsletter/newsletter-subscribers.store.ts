import { Injectable } from '@nestjs/common';
import { Column, Entity, In, PrimaryColumn } from 'typeorm';
import { Database, isAscii } from '../../platform';

/** `pending` until confirmed, `ended` after unsubscribing. */
export type SubscriberState = 'pending' | 'confirmed' | 'ended';

/**
 * Who or what ended a subscription: a bounce means that the address does not exist, a complaint that the letters were
 * reported as spam.
 */
export type SubscriptionEnd = 'subscriber' | 'bounce' | 'complaint' | 'staff';

/** A newsletter subscriber. No newsletter is sent before the address is confirmed. */
@Entity('newsletter_subscribers')
export class NewsletterSubscriberEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('varchar', { length: 254 }) email: string;
  /** The page whose form was used; `staff` when they told someone at the gallery. */
  @Column('varchar', { length: 20 }) sourcePage: string;
  @Column('varchar', { length: 20 }) state: SubscriberState;
  /** When someone first subscribed the address, UTC. */
  @Column('datetime', { precision: 3 }) createdAt: Date;
  /** When a form last caused an email. */
  @Column('datetime', { precision: 3, nullable: true }) emailedAt: Date | null;
  /** SHA-256 of the token in the last confirmation email; the token itself is not stored. */
  @Column('char', { length: 64, nullable: true }) confirmDigest: string | null;
  @Column('datetime', { precision: 3, nullable: true }) confirmUntil: Date | null;
  @Column('datetime', { precision: 3, nullable: true }) confirmedAt: Date | null;
  /** Token that can only unsubscribe. Stored in plain text, because every newsletter contains it. */
  @Column('char', { length: 43, nullable: true }) unsubscribeToken: string | null;
  @Column('datetime', { precision: 3, nullable: true }) unsubscribedAt: Date | null;
  /** Null while the subscription lasts, and for subscriptions that ended before this was recorded. */
  @Column('varchar', { length: 20, nullable: true }) endedBy: SubscriptionEnd | null;
  /** How they agreed, if staff wrote it down; null if they used a form and an email. */
  @Column('varchar', { length: 200, nullable: true }) consentNote: string | null;
}

/** Every query on newsletter subscribers. Run those that lock inside a transaction. */
@Injectable()
export class NewsletterSubscribersStore {
  constructor(private readonly database: Database) {}

  /** The subscriber of this address, locked; added when there is none. */
  async findOrAdd(fresh: NewsletterSubscriberEntity): Promise<NewsletterSubscriberEntity> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscriberEntity)
      .values(fresh)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.findOneOrFail(NewsletterSubscriberEntity, {
      where: { email: fresh.email },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async findByEmail(email: string): Promise<NewsletterSubscriberEntity | null> {
    return this.database.manager.findOneBy(NewsletterSubscriberEntity, { email });
  }

  async find(id: string): Promise<NewsletterSubscriberEntity | null> {
    return this.database.manager.findOneBy(NewsletterSubscriberEntity, { id });
  }

  /** The subscriber of this address, locked. */
  async lockByEmail(email: string): Promise<NewsletterSubscriberEntity | null> {
    return this.database.lock(NewsletterSubscriberEntity, { email });
  }

  /** The ids of subscribers with one of these addresses. */
  async findConfirmedIds(emails: readonly string[]): Promise<string[]> {
    if (emails.length === 0) return [];
    const subscribers = await this.database.manager.find(NewsletterSubscriberEntity, {
      select: { id: true, email: true },
      where: { email: In([...emails]), state: 'confirmed' },
    });
    return subscribers.map(({ id }) => id);
  }

  async findByConfirmDigest(confirmDigest: string): Promise<NewsletterSubscriberEntity | null> {
    return this.database.lock(NewsletterSubscriberEntity, { confirmDigest });
  }

  async findByUnsubscribeToken(unsubscribeToken: string): Promise<NewsletterSubscriberEntity | null> {
    if (!isAscii(unsubscribeToken)) return null;
    return this.database.lock(NewsletterSubscriberEntity, { unsubscribeToken });
  }

  async update(
    { id }: NewsletterSubscriberEntity,
    changed: Partial<Omit<NewsletterSubscriberEntity, 'id'>>,
  ): Promise<void> {
    await this.database.manager.update(NewsletterSubscriberEntity, { id }, changed);
  }

  /** Removes unconfirmed and unsubscribed addresses without any activity since `before`. @returns how many */
  async removeExpired(before: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.manager.query<{ affectedRows: number }>(
      `DELETE FROM newsletter_subscribers
       WHERE state <> 'confirmed' AND COALESCE(unsubscribed_at, emailed_at, created_at) < ? LIMIT ?`,
      [before, limit],
    );
    return affectedRows;
  }
}
