import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Clock, Database } from '../platform';
import { ContactMessage } from './contact-message.entity';

/** Messages that nobody has answered although the promised time is over (G91). */
@Injectable()
export class LateMessages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** How many there are, and those that wait longest. */
  async find(limit: number): Promise<{ count: number; first: ContactMessage[] }> {
    const [first, count] = await this.database.manager.findAndCount(ContactMessage, {
      where: { state: 'new', replyDueAt: LessThanOrEqual(this.clock.now()) },
      order: { replyDueAt: 'ASC', id: 'ASC' },
      take: limit,
    });
    return { count, first };
  }
}
