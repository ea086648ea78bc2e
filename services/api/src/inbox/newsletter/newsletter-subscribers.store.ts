import { Injectable } from '@nestjs/common';
import { Database, isAscii } from '../../platform';
import { NewsletterSubscriberEntity } from './newsletter-subscriber.entity';

/** Every query on newsletter subscribers. Those that lock belong into a transaction. */
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

  /** Removes unconfirmed and unsubscribed addresses without any activity since then. @returns how many */
  async removeExpired(before: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.manager.query<{ affectedRows: number }>(
      `DELETE FROM newsletter_subscribers
       WHERE state <> 'confirmed' AND COALESCE(unsubscribed_at, emailed_at, created_at) < ? LIMIT ?`,
      [before, limit],
    );
    return affectedRows;
  }
}
