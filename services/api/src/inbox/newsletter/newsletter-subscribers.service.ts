import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../identity';
import type { SubscriberState } from './newsletter-subscriber.entity';
import { NewsletterSubscribersStore } from './newsletter-subscribers.store';

/** How somebody stands to the gallery's letters, as other modules know it. */
export interface NewsletterStatus {
  state: SubscriberState;
  /** When it came to that state. */
  since: Date;
}

/** What other modules may know of who gets the gallery's letters. */
@Injectable()
export class NewsletterSubscribersService {
  constructor(private readonly newsletterSubscribersStore: NewsletterSubscribersStore) {}

  /** Null for an address that never asked for them. */
  async findByEmail(email: string): Promise<NewsletterStatus | null> {
    const subscriber = await this.newsletterSubscribersStore.findByEmail(normalizeEmail(email));
    if (!subscriber) return null;
    const { state, createdAt, confirmedAt, endedAt } = subscriber;
    return { state, since: endedAt ?? confirmedAt ?? createdAt };
  }
}
