import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../platform';
import type { SubscriptionRequest } from './dto/subscription-request.dto';
import { NewsletterStore } from './newsletter.store';

/** Keeps who wants the gallery's letters. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly store: NewsletterStore,
    private readonly clock: Clock,
  ) {}

  /** Notes the wish. Asking again changes nothing and tells nobody whether the address was known. */
  async subscribe({ email, sourcePage }: SubscriptionRequest): Promise<void> {
    await this.store.add({
      id: uuid(),
      email: email.toLowerCase(),
      sourcePage,
      createdAt: this.clock.now(),
    });
  }
}
