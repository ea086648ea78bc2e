import type { InboxMessageType, MessageState } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Brackets, type SelectQueryBuilder } from 'typeorm';
import {
  attentionPart,
  type AttentionPart,
  Clock,
  containsPattern,
  countListed,
  countUpToLimit,
  Database,
  eitherMatches,
  KeptValue,
  MAX_LISTED_MATCHES,
  readAfter,
  toTextMatches,
  type TextMatches,
  type TimeCursor,
} from '../../platform';
import { ContactMessageEntity } from '../messages/contact-message.entity';
import type { ReplyDueFilter } from './dto/message.dto';
import { messageSearchTerms, SAMPLE_SIZE, type MessageSearchTerms } from './message-search-terms';

/** Which messages to list. */
interface MessageFilter {
  q?: string;
  type?: InboxMessageType;
  state?: MessageState;
  due?: ReplyDueFilter;
  /** The assignee; null for unassigned messages. */
  assignedTo?: string | null;
  /** Replies due before this moment are late. */
  now: Date;
}

/** Where the text of a filter was found. */
interface MessageTextMatches {
  terms: MessageSearchTerms;
  /** Found in the name, address or subject of the message. */
  ofWriters: TextMatches;
  /** Found in the text of the message. */
  saying: TextMatches;
}

/** The filter with the matches of its text; null without a text. */
export type ResolvedMessageFilter = MessageFilter & { found: MessageTextMatches | null };

/** Which words are common changes slowly, and only decides how a text is searched, not what is found. */
const KEEP_LATEST_TEXTS_MS = 60_000;

/** Queries of the inbox list. */
@Injectable()
export class MessageListStore {
  private readonly latestTexts: KeptValue<string[]>;

  constructor(
    private readonly database: Database,
    clock: Clock,
  ) {
    this.latestTexts = new KeptValue(clock, KEEP_LATEST_TEXTS_MS);
  }

  /**
   * Searches for a filter's text, once for page and count and in one query: writers using an index alone, texts using
   * the full-text index unless the words are common. Common words are found soon enough while reading the list.
   */
  async resolveFilter(filter: MessageFilter): Promise<ResolvedMessageFilter> {
    if (!filter.q) return { ...filter, found: null };
    const terms = messageSearchTerms(filter.q, await this.latestTexts.get(() => this.findLatestTexts()));
    const matches = terms.areCommon
      ? ({ ofWriters: 'many', saying: 'many' } as const)
      : await this.findMatches(byWriter(filter.q), byMessageText(terms));
    return { ...filter, found: { terms, ...matches } };
  }

  /**
   * Starting after the cursor: newest first, or earliest due first if replies are owed. The cursor's time is the one
   * used for sorting. The page is found using an index alone, and only its rows are read.
   */
  async page(
    filter: ResolvedMessageFilter,
    cursor: TimeCursor | null,
    limit: number,
  ): Promise<ContactMessageEntity[]> {
    const { at, order } = filter.due
      ? ({ at: 'replyDueAt', order: 'ASC' } as const)
      : ({ at: 'createdAt', order: 'DESC' } as const);
    const query = this.filtered(filter).select('listed.id', 'id');
    const found = readAfter(query, { at: `listed.${at}`, id: 'listed.id', order }, cursor, limit);
    return this.database.manager
      .createQueryBuilder(ContactMessageEntity, 'message')
      .innerJoin(`(${found.getQuery()})`, 'found', 'found.id = message.id')
      .setParameters(found.getParameters())
      .orderBy({ [`message.${at}`]: order, 'message.id': order })
      .getMany();
  }

  /** How many match on all pages; a search is counted until there are more than `MAX_LISTED_MATCHES`. */
  async count(filter: ResolvedMessageFilter): Promise<number> {
    const { found } = filter;
    const query = this.filtered(filter);
    if (found?.terms.areCommon) return countUpToLimit(query);
    return countListed(query, found && eitherMatches(found.ofWriters, found.saying));
  }

  /** Messages that wait for a reply, earliest due first. */
  attention(now: Date): AttentionPart {
    return attentionPart(
      'messages_to_reply_to',
      this.filtered({ due: 'owed', now, found: null }),
      { id: 'listed.id', title: 'listed.name', detail: 'listed.subject', at: 'listed.replyDueAt' },
      { 'listed.replyDueAt': 'ASC', 'listed.id': 'ASC' },
    );
  }

  private async findMatches(
    ...searches: [writer: SqlCondition, text: SqlCondition]
  ): Promise<Pick<MessageTextMatches, 'ofWriters' | 'saying'>> {
    const queries = searches.map(({ condition, values }, place) =>
      this.database.manager
        .createQueryBuilder(ContactMessageEntity, 'listed')
        .select('listed.id', 'id')
        .addSelect(`'${place}'`, 'place')
        .where(condition, values)
        .limit(MAX_LISTED_MATCHES + 1)
        .getQueryAndParameters(),
    );
    const rows = await this.database.manager.query<{ id: string; place: string }[]>(
      queries.map(([sql]) => `(${sql})`).join(' UNION ALL '),
      queries.flatMap(([, values]): unknown[] => values),
    );
    const matchesOf = (search: string) => toTextMatches(rows.filter(({ place }) => place === search));
    return { ofWriters: matchesOf('0'), saying: matchesOf('1') };
  }

  /** The texts of the latest messages. */
  private async findLatestTexts(): Promise<string[]> {
    const messages = await this.database.manager.find(ContactMessageEntity, {
      select: { id: true, message: true },
      order: { createdAt: 'DESC' },
      take: SAMPLE_SIZE,
    });
    return messages.map(({ message }) => message);
  }

  private filtered(filter: ResolvedMessageFilter): SelectQueryBuilder<ContactMessageEntity> {
    const { q = '', found, type, state, due, assignedTo, now } = filter;
    const query = this.database.manager.createQueryBuilder(ContactMessageEntity, 'listed');
    if (type) query.andWhere('listed.type = :type', { type });
    if (state) query.andWhere('listed.state = :state', { state });
    if (due) query.andWhere("listed.state = 'open' AND listed.replyDueAt IS NOT NULL");
    if (due === 'late') query.andWhere('listed.replyDueAt <= :now', { now });
    if (assignedTo === null) query.andWhere('listed.assignedTo IS NULL');
    else if (assignedTo !== undefined) query.andWhere('listed.assignedTo = :assignedTo', { assignedTo });
    if (found) query.andWhere(textCondition(q, found));
    return query;
  }
}

interface SqlCondition {
  condition: string;
  values: Record<string, string>;
}

/** Anywhere in the name, address or subject; the subject names the artwork. */
const byWriter = (q: string): SqlCondition => ({
  condition: '(listed.name LIKE :text OR listed.email LIKE :text OR listed.subject LIKE :text)',
  values: { text: containsPattern(q) },
});

/** Every search term, anywhere in the message. */
function byMessageText({ match, parts }: MessageSearchTerms): SqlCondition {
  const ofText = parts.map((part, place) => [`part${place}`, containsPattern(part)] as const);
  return {
    condition: [
      ...(match === null ? [] : ['MATCH (listed.message) AGAINST (:match IN BOOLEAN MODE)']),
      ...ofText.map(([name]) => `listed.message LIKE :${name}`),
    ].join(' AND '),
    values: { ...(match !== null && { match }), ...Object.fromEntries(ofText) },
  };
}

/** Few matches are found by their ids; many are searched again while the list is read. */
const textCondition = (q: string, { terms, ofWriters, saying }: MessageTextMatches): Brackets =>
  new Brackets((either) => {
    const few = [ofWriters, saying].flatMap((ids) => (ids === 'many' ? [] : ids));
    // The empty id, which no row has, because `IN ()` is not valid SQL.
    either.where('listed.id IN (:...few)', { few: ['', ...new Set(few)] });
    for (const [ids, { condition, values }] of [
      [ofWriters, byWriter(q)],
      [saying, byMessageText(terms)],
    ] as const)
      if (ids === 'many') either.orWhere(`(${condition})`, values);
  });
