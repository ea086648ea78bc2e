import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import { NewsletterSubscriber } from './newsletter-subscriber.entity';

/** Every query on newsletter subscribers. Those that lock belong into a transaction. */
@Injectable()
export class NewsletterStore {
  constructor(private readonly database: Database) {}

  /** The subscriber of this address, locked; the given one is added when there is none. */
  async claim(fresh: NewsletterSubscriber): Promise<NewsletterSubscriber> {
    const { manager } = this.database;
    await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscriber)
      .values(fresh)
      .orIgnore()
      .updateEntity(false)
      .execute();
    return manager.findOneOrFail(NewsletterSubscriber, {
      where: { email: fresh.email },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async ofAddress(email: string): Promise<NewsletterSubscriber | null> {
    return this.database.manager.findOneBy(NewsletterSubscriber, { email });
  }

  async ofConfirmDigest(confirmDigest: string): Promise<NewsletterSubscriber | null> {
    return this.database.manager.findOne(NewsletterSubscriber, {
      where: { confirmDigest },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async ofUnsubscribeToken(unsubscribeToken: string): Promise<NewsletterSubscriber | null> {
    // An ASCII column cannot even be compared with other characters.
    if (!/^[\w-]+$/.test(unsubscribeToken)) return null;
    return this.database.manager.findOne(NewsletterSubscriber, {
      where: { unsubscribeToken },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async change(
    { id }: NewsletterSubscriber,
    changed: Partial<Omit<NewsletterSubscriber, 'id'>>,
  ): Promise<void> {
    await this.database.manager.update(NewsletterSubscriber, { id }, changed);
  }

  /** Removes who has not confirmed, or has ended the letters, and was last heard of before this. */
  async forget(before: Date): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .delete()
      .from(NewsletterSubscriber)
      .where("state <> 'confirmed' AND COALESCE(ended_at, mailed_at, created_at) < :before", { before })
      .execute();
  }
}
