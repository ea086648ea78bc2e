import { Injectable } from '@nestjs/common';
import {
  AppError,
  csvFile,
  Database,
  decodeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  OutboxMessagesService,
  page,
  type CsvValue,
  type OutboxEntry,
} from '../platform';
import type { EmailList, EmailListQuery, EmailRecord, EmailRow } from './dto/email.dto';
import { AuditLogService, type SignedInStaff } from '../identity';

/** Which emails are wanted. */
type EmailFilter = Omit<EmailListQuery, 'cursor' | 'limit'>;

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

/** The emails that the gallery sends: listed, exported, read, retried and sent again. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly database: Database,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of another list */
  async list({ cursor, limit = DEFAULT_PAGE_SIZE, ...filter }: EmailListQuery): Promise<EmailList> {
    const resolved = await this.outboxMessagesService.resolveFilter(filter);
    const [found, total] = await Promise.all([
      this.outboxMessagesService.list(resolved, cursor ? decodeEmailCursor(cursor) : null, limit + 1),
      this.outboxMessagesService.count(resolved),
    ]);
    const { rows, nextCursor } = page(found, limit, ({ urgency, id }) => [urgency, id]);
    return { items: rows.map(presentEmailRow), total, nextCursor };
  }

  /** Everything that matches, in the order of the list; no texts. */
  exportCsv(filter: EmailFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  /** @throws AppError `mail_not_found` */
  async get(id: string): Promise<EmailRecord> {
    const entry = await this.outboxMessagesService.find(id);
    if (!entry) throw new AppError('mail_not_found');
    return Object.assign(presentEmailRow(entry), { text: entry.isContentRetained ? emailText(entry) : null });
  }

  /** @throws AppError `mail_not_found` */
  async retry(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      if (!(await this.outboxMessagesService.find(id))) throw new AppError('mail_not_found');
      if (await this.outboxMessagesService.retry(id)) await this.recordAudit('mail.retried', id, staff);
    });
  }

  /** @returns the new mail's id @throws AppError `mail_not_found`, `mail_forgotten` */
  async resend(id: string, staff: SignedInStaff): Promise<string> {
    return this.database.transaction(async () => {
      if (!(await this.outboxMessagesService.find(id))) throw new AppError('mail_not_found');
      const copy = await this.outboxMessagesService.resend(id);
      if (copy === null) throw new AppError('mail_forgotten');
      await this.recordAudit('mail.resent', id, staff);
      return copy;
    });
  }

  private async *batches(filter: EmailFilter): AsyncGenerator<CsvValue[][]> {
    const resolved = await this.outboxMessagesService.resolveFilter(filter);
    const pages = inBatches<OutboxEntry>((last, limit) =>
      this.outboxMessagesService.list(resolved, last, limit),
    );
    for await (const entries of pages) yield entries.map(toCsvRow);
  }

  private async recordAudit(action: string, id: string, { role, id: staffId }: SignedInStaff): Promise<void> {
    await this.auditLogService.record({
      action,
      actor: { kind: role, id: staffId },
      subject: { kind: 'mail', id },
    });
  }
}

function decodeEmailCursor(cursor: string): { urgency: number; id: string } {
  const [urgency = '', id = ''] = decodeCursor(cursor, 2);
  return { urgency: Number(urgency) || 0, id };
}

/** An email that is not kept holds a secret: nobody but its recipient may see it. */
function emailText({ payload }: OutboxEntry): string | null {
  return 'text' in payload && typeof payload.text === 'string' ? payload.text : null;
}

const presentEmailRow = (entry: OutboxEntry): EmailRow => ({
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
  isContentRetained: entry.isContentRetained,
});

const toCsvRow = (entry: OutboxEntry): CsvValue[] => [
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
