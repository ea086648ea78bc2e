import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform';
import type { ContactMessageEntity } from './contact-message.entity';
import { ContactMessagesStore } from './contact-messages.store';

/** An answer that the gallery owes. */
export type UnansweredMessage = Pick<ContactMessageEntity, 'id' | 'name' | 'subject' | 'replyDueAt'>;

/** Messages to which an answer was promised and not given. */
@Injectable()
export class UnansweredMessagesService {
  constructor(
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly clock: Clock,
  ) {}

  /** How many there are, and those that are due first. */
  async find(limit: number): Promise<{ count: number; first: UnansweredMessage[] }> {
    const [count, first] = await Promise.all([
      this.contactMessagesStore.countAwaitingReply(),
      this.contactMessagesStore.findAwaitingReply(limit),
    ]);
    return { count, first };
  }

  /** How many there are, and how many of them are past their time. */
  async countUnanswered(): Promise<{ unanswered: number; late: number }> {
    const [unanswered, late] = await Promise.all([
      this.contactMessagesStore.countAwaitingReply(),
      this.contactMessagesStore.countAwaitingReply(this.clock.now()),
    ]);
    return { unanswered, late };
  }
}
