import { collectorLevelLabel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../orders';
import {
  AppError,
  Clock,
  csvFile,
  decodeTimeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  OutboxMessagesService,
  page,
  Settings,
  type CsvValue,
  type OutboxEntry,
} from '../../platform';
import type { ContactMessageEntity, ContactMessageEventEntity } from '../messages/contact-message.entity';
import type {
  MessageList,
  MessageListQuery,
  MessageRow,
  ReplyEmail,
  MessageApplication,
  MessageHistoryEntry,
  MessageRecord,
} from './dto/message.dto';
import { MessageListStore, type ResolvedMessageFilter } from './message-list.store';
import { MessagePresenter, presentMessageCollector } from './message.presenter';
import { CollectorsService } from '../../identity';
import { AffiliateApplicationsService, type AffiliateApplication } from '../../affiliates';
import { ContactMessagesStore } from '../messages/contact-messages.store';
import { messageEmailFiling } from './message-replies.emails';
import { replyEmailKey } from './message-replies.service';

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

/**
 * The inbox for the admin: a page, everything that matches as CSV, or one message with its history. A fixed number of
 * queries each, and three more for a search.
 */
@Injectable()
export class InboxQueries {
  constructor(
    private readonly messageListStore: MessageListStore,
    private readonly messagePresenter: MessagePresenter,
    private readonly clock: Clock,
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly collectorsService: CollectorsService,
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly affiliateApplicationsService: AffiliateApplicationsService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of another list */
  async list(
    { cursor, limit = DEFAULT_PAGE_SIZE, ...query }: MessageListQuery,
    actor: Actor,
  ): Promise<MessageList> {
    const filter = await this.resolveFilter(query, actor);
    const [found, total] = await Promise.all([
      this.messageListStore.page(filter, decodeTimeCursor(cursor), limit + 1),
      this.messageListStore.count(filter),
    ]);
    const { rows, nextCursor } = page(found, limit, (message) => [sortTime(filter, message), message.id]);
    return { items: await this.messagePresenter.presentRows(rows), total, nextCursor };
  }

  /** Every message that matches, in the order of the list. */
  exportCsv(query: MessageListFilter, actor: Actor): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(query, actor));
  }

  /** @throws AppError `message_not_found` */
  async get(id: string): Promise<MessageRecord> {
    const message = await this.contactMessagesStore.find(id);
    const [row] = message ? await this.messagePresenter.presentRows([message]) : [];
    if (!message || !row) throw new AppError('message_not_found');
    const [events, emails, sameAddress, application] = await Promise.all([
      this.contactMessagesStore.findEvents([id]),
      this.outboxMessagesService.list({ about: messageEmailFiling(id).about, found: null }, null, MAX_EMAILS),
      row.collector || message.email === ''
        ? null
        : this.collectorsService.findByConfirmedEmail(message.email),
      message.type === 'partner_application' ? this.affiliateApplicationsService.find(id) : null,
    ]);
    return Object.assign(row, {
      version: message.version,
      message: message.message,
      collector: row.collector ?? (sameAddress && presentMessageCollector(sameAddress)),
      isOfCollector: row.collector !== null,
      application: application && presentApplication(application, this.settings.partners.defaultRateBp),
      history: events.map((event) => presentHistoryEntry(event, emails)),
    });
  }

  private async *batches(query: MessageListFilter, actor: Actor): AsyncGenerator<CsvValue[][]> {
    const filter = await this.resolveFilter(query, actor);
    const after = (last: ContactMessageEntity | null, limit: number) =>
      this.messageListStore.page(filter, last && { at: sortTime(filter, last), id: last.id }, limit);
    for await (const messages of inBatches<ContactMessageEntity>(after)) {
      const rows = await this.messagePresenter.presentRows(messages);
      yield messages.flatMap((message, index) => {
        const row = rows[index];
        return row ? [toCsvRow(message, row)] : [];
      });
    }
  }

  private resolveFilter(
    { assigned, ...query }: MessageListFilter,
    { id }: Actor,
  ): Promise<ResolvedMessageFilter> {
    const filter = { ...query, now: this.clock.now() };
    if (assigned === 'me') return this.messageListStore.resolveFilter({ ...filter, assignedTo: id });
    if (assigned === 'nobody') return this.messageListStore.resolveFilter({ ...filter, assignedTo: null });
    return this.messageListStore.resolveFilter({ ...filter, assignedTo: assigned });
  }
}

/** The time that the list is sorted by: whatever is owed has a time at which it is due. */
const sortTime = ({ due }: ResolvedMessageFilter, { createdAt, replyDueAt }: ContactMessageEntity): Date =>
  (due && replyDueAt) || createdAt;

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

/** More replies than anybody writes to one message. */
const MAX_EMAILS = 200;

const presentApplication = (application: AffiliateApplication, rateBp: number): MessageApplication => ({
  phone: application.phone,
  location: application.location,
  business: application.business,
  portfolio: application.portfolio,
  buyerTypes: application.buyerTypes,
  experience: application.experience,
  role: application.role,
  state: application.state,
  usualRate: String(rateBp / 100),
});

function presentHistoryEntry(
  event: ContactMessageEventEntity,
  emails: readonly OutboxEntry[],
): MessageHistoryEntry {
  const { id, kind, actor, subject, text, reference, createdAt } = event;
  return {
    id,
    kind,
    at: createdAt.toISOString(),
    actor,
    subject,
    text,
    reference,
    mail: replyEmailOf(event, emails),
  };
}

function replyEmailOf(
  { id, kind }: ContactMessageEventEntity,
  emails: readonly OutboxEntry[],
): ReplyEmail | null {
  if (kind !== 'answered') return null;
  const email = emails.find(({ dedupeKey }) => dedupeKey === `mail:${replyEmailKey(id)}`);
  return email ? { id: email.id, state: email.state, lastError: email.lastError } : null;
}
