import { Injectable } from '@nestjs/common';
import { OutboxStore } from './outbox.store';

/** Something that was promised to the outside world and could not be done, however often it was tried: a refund. */
export interface FailedJob {
  id: string;
  /** What was to be done: `payment-refund`. */
  kind: string;
  createdAt: Date;
  lastError: string | null;
}

/** Jobs besides mails that nobody will try again by themselves. */
@Injectable()
export class FailedJobsService {
  constructor(private readonly outboxStore: OutboxStore) {}

  /** How many there are, and the latest of them. */
  async find(limit: number): Promise<{ count: number; first: FailedJob[] }> {
    const { count, first } = await this.outboxStore.findDead('jobs', limit);
    return {
      count,
      first: first.map(({ id, kind, createdAt, lastError }) => ({ id, kind, createdAt, lastError })),
    };
  }
}
