import { collectorLevelLabel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../orders';
import {
  Clock,
  csvFile,
  cursorAfter,
  DEFAULT_ROWS,
  inBatches,
  momentIn,
  readCursor,
  type CsvValue,
} from '../../platform';
import type { ContactMessage } from '../contact-message.entity';
import type { MessageList, MessageListQuery, MessageRow } from './dto/message-list.dto';
import { MessageListStore, type MessagePlace, type SoughtMessages } from './message-list.store';
import { PresentMessages } from './present-messages';

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

type Wish = Omit<MessageListQuery, 'cursor' | 'limit'>;

/** The console's list of messages: a page, or everything that matches as CSV. A known number of queries a page, and three more for a search. */
@Injectable()
export class ListMessages {
  constructor(
    private readonly store: MessageListStore,
    private readonly presenting: PresentMessages,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async page(
    { cursor, limit = DEFAULT_ROWS, ...wish }: MessageListQuery,
    actor: Actor,
  ): Promise<MessageList> {
    const sought = await this.sought(wish, actor);
    // One more than asked for tells whether there is another page.
    const [found, total] = await Promise.all([
      this.store.page(sought, cursor ? placeAt(cursor) : null, limit + 1),
      this.store.count(sought),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const place = last && found.length > limit ? placeOf(sought, last) : null;
    return {
      items: await this.presenting.rows(shown),
      total,
      nextCursor: place && cursorAfter(place.at.getTime(), place.id),
    };
  }

  /** Everything that matches, in the order of the list. */
  csv(wish: Wish, actor: Actor): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(wish, actor));
  }

  private async *batches(wish: Wish, actor: Actor): AsyncGenerator<CsvValue[][]> {
    const sought = await this.sought(wish, actor);
    const after = (last: ContactMessage | null, limit: number) =>
      this.store.page(sought, last && placeOf(sought, last), limit);
    for await (const messages of inBatches<ContactMessage>(after)) {
      const rows = await this.presenting.rows(messages);
      yield messages.flatMap((message, index) => {
        const row = rows[index];
        return row ? [csvValues(message, row)] : [];
      });
    }
  }

  private sought({ assigned, ...wish }: Wish, { id }: Actor): Promise<SoughtMessages> {
    const filter = { ...wish, now: this.clock.now() };
    if (assigned === 'me') return this.store.sought({ ...filter, assignedTo: id });
    if (assigned === 'nobody') return this.store.sought({ ...filter, assignedTo: null });
    return this.store.sought({ ...filter, assignedTo: assigned });
  }
}

/** Where the list goes on after this message. What is owed has a time at which it is due. */
const placeOf = ({ due }: SoughtMessages, { createdAt, replyDueAt, id }: ContactMessage): MessagePlace => ({
  at: (due && replyDueAt) || createdAt,
  id,
});

function placeAt(cursor: string): MessagePlace {
  const [at = '', id = ''] = readCursor(cursor, 2);
  return { at: momentIn(at), id };
}

const csvValues = (message: ContactMessage, row: MessageRow): CsvValue[] => [
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
