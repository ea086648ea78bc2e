import { Injectable } from '@nestjs/common';
import {
  AppError,
  csvFile,
  cursorAfter,
  DEFAULT_ROWS,
  inBatches,
  OutboxBook,
  readCursor,
  type CsvValue,
  type OutboxEntry,
} from '../platform';
import type { MailList, MailListQuery, MailRecord, MailRow } from './dto/mail-list.dto';

/** Which mails are wanted. */
export type MailFilter = Omit<MailListQuery, 'cursor' | 'limit'>;

const COLUMNS = [
  'Mail',
  'Written (UTC)',
  'Kind',
  'To',
  'Subject',
  'State',
  'Attempts',
  'Last error',
  'Delivered (UTC)',
];

/** Mails as the gallery sees them. */
@Injectable()
export class ReadMails {
  constructor(private readonly book: OutboxBook) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({ cursor, limit = DEFAULT_ROWS, ...filter }: MailListQuery): Promise<MailList> {
    const sought = await this.book.sought(filter);
    // One more than asked for tells whether there is another page.
    const [found, total] = await Promise.all([
      this.book.page(sought, cursor ? placeAt(cursor) : null, limit + 1),
      this.book.count(sought),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return {
      items: shown.map(presentRow),
      total,
      nextCursor: hasMore ? cursorAfter(last.urgency, last.id) : null,
    };
  }

  /** Everything that matches, in the order of the list; no texts. */
  csv(filter: MailFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  /** @throws AppError `mail_not_found` */
  async one(id: string): Promise<MailRecord> {
    const entry = await this.book.find(id);
    if (!entry) throw new AppError('mail_not_found');
    return Object.assign(presentRow(entry), { text: entry.isKept ? textOf(entry) : null });
  }

  private async *batches(filter: MailFilter): AsyncGenerator<CsvValue[][]> {
    const sought = await this.book.sought(filter);
    const pages = inBatches<OutboxEntry>((last, limit) => this.book.page(sought, last, limit));
    for await (const entries of pages) yield entries.map(csvValues);
  }
}

function placeAt(cursor: string): { urgency: number; id: string } {
  const [urgency = '', id = ''] = readCursor(cursor, 2);
  return { urgency: Number(urgency) || 0, id };
}

/** A mail that is not kept holds a key or a token: nobody but its reader may see it, waiting or delivered. */
function textOf({ payload }: OutboxEntry): string | null {
  return 'text' in payload && typeof payload.text === 'string' ? payload.text : null;
}

const presentRow = (entry: OutboxEntry): MailRow => ({
  id: entry.id,
  kind: entry.kind,
  recipient: entry.recipient,
  subject: entry.subject,
  state: entry.state,
  attempts: entry.attempts,
  lastError: entry.lastError,
  createdAt: entry.createdAt.toISOString(),
  dueAt: entry.dueAt.toISOString(),
  deliveredAt: entry.deliveredAt?.toISOString() ?? null,
  isKept: entry.isKept,
});

const csvValues = (entry: OutboxEntry): CsvValue[] => [
  entry.id,
  entry.createdAt,
  entry.kind,
  entry.recipient,
  entry.subject,
  entry.state,
  entry.attempts,
  entry.lastError,
  entry.deliveredAt,
];
