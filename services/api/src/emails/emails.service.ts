import { maskEmail } from '@gallery/domain';
import type { AuditAction } from '@gallery/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import {
  AppError,
  Database,
  decodeCursor,
  DomainEvents,
  listCsv,
  listPage,
  OutboxMessagesService,
  Settings,
  type CsvColumns,
  type KeysetList,
  type OutboxEntry,
  ListQuery,
} from '../platform';
import {
  AuditLogService,
  ResolveAuditSubjects,
  StaffDirectoryService,
  type SignedInStaff,
} from '../identity';

const EMAIL_STATES = ['dead', 'waiting', 'delivered'] as const;
/** `waiting` until delivered; `dead` after the last attempt failed, until it is retried. */
type EmailState = (typeof EMAIL_STATES)[number];

/** Query of `GET /api/admin/emails`. */
export class EmailListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: EMAIL_STATES }) @IsOptional() @IsIn(EMAIL_STATES) state?: EmailState;

  @ApiPropertyOptional({ example: 'order:0193…', description: 'What the email is about' })
  @IsOptional()
  @Matches(/^[a-z-]{1,20}:[0-9a-f-]{36}$/)
  about?: string;
}

/** An email, or another outbox message, such as a refund at Stripe. */
class EmailRow {
  @ApiProperty() id: string;
  @ApiProperty({ example: 'mail' }) kind: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Only the first characters, unless the text is kept',
  })
  recipient: string | null;
  @ApiProperty({ type: String, nullable: true }) subject: string | null;
  @ApiProperty({ enum: EMAIL_STATES }) state: EmailState;
  @ApiProperty() attempts: number;
  @ApiProperty({ type: String, nullable: true, description: 'Error of the last attempt' })
  lastError: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', description: 'Next attempt, while it is waiting' }) dueAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) deliveredAt: string | null;
  @ApiProperty({ description: 'Whether its text is kept and can be read and resent' })
  isContentRetained: boolean;
}

/** A page of emails: dead first, then waiting, then delivered; each newest first. */
export class EmailList {
  @ApiProperty({ type: [EmailRow] }) items: EmailRow[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiPropertyOptional({ description: 'Whether there are more than `total`' }) isTotalMinimum?: boolean;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** An email with its text. */
export class EmailRecord extends EmailRow {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null if it contained a personal link, or is no longer kept',
  })
  text: string | null;
}

const COLUMNS: CsvColumns<OutboxEntry> = [
  ['Mail', (entry) => entry.id],
  ['Written', (entry) => entry.createdAt, 'time'],
  ['Kind', (entry) => entry.kind],
  ['To', (entry) => entry.recipient],
  ['Subject', (entry) => entry.subject],
  ['State', (entry) => entry.state],
  ['Attempts', (entry) => entry.attempts],
  ['Last error', (entry) => entry.lastError],
  ['Delivered', (entry) => entry.deliveredAt, 'time'],
];

/** The emails that the gallery sends: listed, exported, read, retried and sent again. */
@Injectable()
export class EmailsService implements OnModuleInit {
  constructor(
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly database: Database,
    private readonly auditLogService: AuditLogService,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly settings: Settings,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** Lets the audit log name emails by their subject. */
  onModuleInit(): void {
    this.domainEvents.on(ResolveAuditSubjects, async (named) =>
      named.add('mail', "SELECT id, COALESCE(subject, 'forgotten') AS name FROM outbox"),
    );
  }

  /** @throws AppError `validation_failed` for a cursor of another list */
  async list(query: EmailListQuery): Promise<EmailList> {
    return listPage(await this.keysetList(query), query, (entries) => entries.map(presentEmailRow));
  }

  /** Everything that matches, in the order of the list; without texts, and for staff without emails to owners. */
  async exportCsv(query: EmailListQuery, { role }: SignedInStaff): Promise<AsyncGenerator<string>> {
    const owners = role === 'owner' ? [] : await this.staffDirectoryService.listOwnerEmails();
    const hidden = [...owners, ...owners.map(maskEmail)];
    return listCsv(
      COLUMNS,
      await this.keysetList(query),
      (entries) => entries.filter(({ recipient }) => recipient === null || !hidden.includes(recipient)),
      this.settings.brand.timeZone,
    );
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

  private async keysetList(query: EmailListQuery): Promise<KeysetList<OutboxEntry>> {
    const filter = await this.outboxMessagesService.resolveFilter(query);
    return {
      read: async (cursor, limit) =>
        this.outboxMessagesService.list(filter, cursor ? decodeEmailCursor(cursor) : null, limit),
      count: () => this.outboxMessagesService.count(filter),
      isSearch: filter.found !== null,
      cursorOf: ({ urgency, id }) => [urgency, id],
    };
  }

  private async recordAudit(
    action: AuditAction,
    id: string,
    { role, id: staffId }: SignedInStaff,
  ): Promise<void> {
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

/** An email whose text is not kept holds a secret: only its recipient may see it. */
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
