import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../platform';
import { forgottenBefore } from './newsletter-rules';
import { NewsletterStore } from './newsletter.store';

const EVERY_MS = 3_600_000;

/** Forgets addresses that nobody confirmed, or whose letters ended, after 30 days. Any number of instances may run it. */
@Injectable()
export class NewsletterRetention {
  constructor(
    private readonly store: NewsletterStore,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    await this.store.forget(forgottenBefore(this.clock.now()));
  }
}
