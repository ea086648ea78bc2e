import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform';
import { retentionCutoff } from '../inbox-policy';
import { NewsletterSubscribersStore } from './newsletter-subscribers.store';

const EVERY_MS = 3_600_000;

/** Forgets addresses that nobody confirmed, or whose letters ended, after 30 days. Any number of instances may run it. */
@Injectable()
export class NewsletterRetentionWorker {
  constructor(
    private readonly newsletterSubscribersStore: NewsletterSubscribersStore,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    await this.newsletterSubscribersStore.removeExpired(retentionCutoff(this.clock.now()));
  }
}
