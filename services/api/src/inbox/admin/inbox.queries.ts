import { collectorLevelLabel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../orders';
import {
  Clock,
  csvFile,
  cursorAfter,
  DEFAULT_PAGE_SIZE,
  inBatches,
  parseCursorTime,
  decodeCursor,
  type CsvValue,
} from '../../platform';
import type { ContactMessageEntity } from '../messages/contact-message.entity';
import type { MessageList, MessageListQuery, MessageRow } from './dto/message.dto';
import { MessageListStore, type MessageCursor, type ResolvedMessageFilter } from './message-list.store';
import { MessagePresenter } from './message.presenter';

const COLUMNS = [
  'Received (UTC)',
  'Type',
  'About',
  'Subject',
  'Name',
  'E-mail',
  'Level',
  'Work',
  'State',
  'Reply due (UTC)',
  'Answered (UTC)',
  'Assigned to',
  'Message',
];

type MessageListFilter = Omit<MessageListQuery, 'cursor' | 'limit'>;

/** The console's list of messages: a page, or everything that matches as CSV. A known number of queries a page, and three more for a search. */
@Injectable()
export class InboxQueries {
  constructor(
    private readonly messageListStore: MessageListStore,
    private readonly messagePresenter: MessagePresenter,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async list(
    { cursor, limit = DEFAULT_PAGE_SIZE, ...wish }: MessageListQuery,
    actor: Actor,
  ): Promise<MessageList> {
    const sought = await this.resolveFilter(wish, actor);
    // One more than asked for tells whether there is another page.
    const [found, total] = await Promise.all([
      this.messageListStore.page(sought, cursor ? decodeMessageCursor(cursor) : null, limit + 1),
      this.messageListStore.count(sought),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const place = last && found.length > limit ? messageCursor(sought, last) : null;
    return {
      items: await this.messagePresenter.presentRows(shown),
      total,
      nextCursor: place && cursorAfter(place.at.getTime(), place.id),
    };
  }

  /** Everything that matches, in the order of the list. */
  exportCsv(wish: MessageListFilter, actor: Actor): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(wish, actor));
  }

  private async *batches(wish: MessageListFilter, actor: Actor): AsyncGenerator<CsvValue[][]> {
    const sought = await this.resolveFilter(wish, actor);
    const after = (last: ContactMessageEntity | null, limit: number) =>
      this.messageListStore.page(sought, last && messageCursor(sought, last), limit);
    for await (const messages of inBatches<ContactMessageEntity>(after)) {
      const rows = await this.messagePresenter.presentRows(messages);
      yield messages.flatMap((message, index) => {
        const row = rows[index];
        return row ? [toCsvRow(message, row)] : [];
      });
    }
  }

  private resolveFilter(
    { assigned, ...wish }: MessageListFilter,
    { id }: Actor,
  ): Promise<ResolvedMessageFilter> {
    const filter = { ...wish, now: this.clock.now() };
    if (assigned === 'me') return this.messageListStore.resolveFilter({ ...filter, assignedTo: id });
    if (assigned === 'nobody') return this.messageListStore.resolveFilter({ ...filter, assignedTo: null });
    return this.messageListStore.resolveFilter({ ...filter, assignedTo: assigned });
  }
}

/** Where the list goes on after this message. What is owed has a time at which it is due. */
const messageCursor = (
  { due }: ResolvedMessageFilter,
  { createdAt, replyDueAt, id }: ContactMessageEntity,
): MessageCursor => ({
  at: (due && replyDueAt) || createdAt,
  id,
});

function decodeMessageCursor(cursor: string): MessageCursor {
  const [at = '', id = ''] = decodeCursor(cursor, 2);
  return { at: parseCursorTime(at), id };
}

const toCsvRow = (message: ContactMessageEntity, row: MessageRow): CsvValue[] => [
  message.createdAt,
  message.type,
  message.inquiryType,
  message.subject,
  message.name,
  message.email,
  row.collector && collectorLevelLabel(row.collector.level),
  row.artwork?.title ?? null,
  message.state,
  message.replyDueAt,
  message.answeredAt,
  row.assignedTo?.firstName ?? null,
  message.message,
];
