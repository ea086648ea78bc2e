import type { InboxType, MessageState } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Brackets, In, type SelectQueryBuilder } from 'typeorm';
import { anywhere, Database, FEW_ROWS, foundByText, type FoundByText } from '../../platform';
import { ContactMessage } from '../contact-message.entity';
import type { MessageDue } from './dto/message-list.dto';
import { messageWords } from './message-words';

/** Which messages are wanted. */
export interface MessageFilter {
  q?: string;
  /** Messages that have the words of `q` in what they say. */
  saying?: FoundByText;
  type?: InboxType;
  state?: MessageState;
  due?: MessageDue;
  /** Whose; null for those of nobody. */
  assignedTo?: string | null;
  /** What is late is so at this moment. */
  now: Date;
}

/** The last message of the page before: when it came or, in a list of what is owed, when it is due. */
export interface MessagePlace {
  at: Date;
  id: string;
}

/** Messages as the console lists them. */
@Injectable()
export class MessageListStore {
  constructor(private readonly database: Database) {}

  /**
   * Newest first, or what is due first where answers are owed; those after `place` only. The page is found in an index
   * alone, and only its rows are read.
   */
  async page(filter: MessageFilter, place: MessagePlace | null, limit: number): Promise<ContactMessage[]> {
    const query = this.filtered(filter).select('listed.id', 'id');
    if (filter.due) {
      query.orderBy('listed.replyDueAt', 'ASC').addOrderBy('listed.id', 'ASC');
      if (place)
        query.andWhere('(listed.replyDueAt > :at OR (listed.replyDueAt = :at AND listed.id > :id))', {
          ...place,
        });
    } else {
      query.orderBy('listed.createdAt', 'DESC').addOrderBy('listed.id', 'DESC');
      if (place)
        query.andWhere('(listed.createdAt < :at OR (listed.createdAt = :at AND listed.id < :id))', {
          ...place,
        });
    }
    const found = await query.limit(limit).getRawMany<{ id: string }>();
    return this.inOrder(found.map(({ id }) => id));
  }

  /** Messages that say these words, found in the full-text index: few of them, or that they are many. */
  async saying(q: string): Promise<FoundByText> {
    const words = messageWords(q);
    if (words === null) return [];
    const found = await this.database.manager
      .createQueryBuilder(ContactMessage, 'listed')
      .select('listed.id', 'id')
      .where('MATCH (listed.message) AGAINST (:words IN BOOLEAN MODE)', { words })
      .limit(FEW_ROWS + 1)
      .getRawMany<{ id: string }>();
    return foundByText(found);
  }

  /** How many there are on all pages. */
  async count(filter: MessageFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  private async inOrder(ids: readonly string[]): Promise<ContactMessage[]> {
    if (ids.length === 0) return [];
    const messages = await this.database.manager.findBy(ContactMessage, { id: In([...ids]) });
    const byId = new Map(messages.map((message) => [message.id, message]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  private filtered(filter: MessageFilter): SelectQueryBuilder<ContactMessage> {
    const { q, saying = [], type, state, due, assignedTo, now } = filter;
    const query = this.database.manager.createQueryBuilder(ContactMessage, 'listed');
    if (type) query.andWhere('listed.type = :type', { type });
    if (state) query.andWhere('listed.state = :state', { state });
    if (due) query.andWhere("listed.state = 'open' AND listed.replyDueAt IS NOT NULL");
    if (due === 'late') query.andWhere('listed.replyDueAt <= :now', { now });
    if (assignedTo === null) query.andWhere('listed.assignedTo IS NULL');
    else if (assignedTo !== undefined) query.andWhere('listed.assignedTo = :assignedTo', { assignedTo });
    if (q) query.andWhere(search(q, saying));
    return query;
  }
}

/** Anywhere in name, address or subject, which names the work; or what is said. */
const search = (q: string, saying: FoundByText): Brackets =>
  new Brackets((either) => {
    either
      .where('listed.name LIKE :text', { text: anywhere(q) })
      .orWhere('listed.email LIKE :text')
      .orWhere('listed.subject LIKE :text');
    if (saying === 'many') either.orWhere('listed.message LIKE :text');
    else if (saying.length > 0) either.orWhere('listed.id IN (:...saying)', { saying });
  });
