import { Injectable } from '@nestjs/common';
import { Database } from '../platform';
import { NewsletterSubscriber } from './newsletter-subscriber.entity';

/** Every query on newsletter subscribers. */
@Injectable()
export class NewsletterStore {
  constructor(private readonly database: Database) {}

  /** Adds the subscriber; one with this address stays as it is. */
  async add(subscriber: NewsletterSubscriber): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscriber)
      .values(subscriber)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }
}
