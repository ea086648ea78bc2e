import { Injectable } from '@nestjs/common';
import { Clock } from '../platform';
import type { ContactMessage } from './contact-message.entity';
import { ContactMessageStore } from './contact-message.store';

/** An answer that the gallery owes. */
export type OwedAnswer = Pick<ContactMessage, 'id' | 'name' | 'subject' | 'replyDueAt'>;

/** Messages to which an answer was promised and not given. */
@Injectable()
export class UnansweredMessages {
  constructor(
    private readonly store: ContactMessageStore,
    private readonly clock: Clock,
  ) {}

  /** How many there are, and those that are due first. */
  async find(limit: number): Promise<{ count: number; first: OwedAnswer[] }> {
    const [count, first] = await Promise.all([this.store.countOwed(), this.store.owedFirst(limit)]);
    return { count, first };
  }

  /** How many there are, and how many of them are past their time. */
  async counts(): Promise<{ unanswered: number; late: number }> {
    const [unanswered, late] = await Promise.all([
      this.store.countOwed(),
      this.store.countOwed(this.clock.now()),
    ]);
    return { unanswered, late };
  }
}
