import { Injectable } from '@nestjs/common';
import { plainAddress } from '../identity';
import type { SubscriberState } from './newsletter-subscriber.entity';
import { NewsletterStore } from './newsletter.store';

/** How somebody stands to the gallery's letters, as other modules know it. */
export interface KnownSubscriber {
  state: SubscriberState;
  /** When it came to that state. */
  since: Date;
}

/** What other modules may know of who gets the gallery's letters. */
@Injectable()
export class SubscriberBook {
  constructor(private readonly store: NewsletterStore) {}

  /** Null for an address that never asked for them. */
  async ofAddress(email: string): Promise<KnownSubscriber | null> {
    const subscriber = await this.store.ofAddress(plainAddress(email));
    if (!subscriber) return null;
    const { state, createdAt, confirmedAt, endedAt } = subscriber;
    return { state, since: endedAt ?? confirmedAt ?? createdAt };
  }
}
