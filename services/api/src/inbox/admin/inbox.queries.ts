import { collectorLevelLabel } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../orders';
import {
  AppError,
  type AttentionPart,
  Clock,
  decodeTimeCursor,
  listCsv,
  listPage,
  OutboxMessagesService,
  Settings,
  type CsvColumns,
  type KeysetList,
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

const COLUMNS: CsvColumns<{ message: ContactMessageEntity; row: MessageRow }> = [
  ['Received', ({ message }) => message.createdAt, 'time'],
  ['Type', ({ message }) => message.type],
  ['About', ({ message }) => message.inquiryType],
  ['Subject', ({ message }) => message.subject],
  ['Name', ({ message }) => message.name],
  ['Email', ({ message }) => message.email],
  ['Level', ({ row }) => row.collector && collectorLevelLabel(row.collector.level)],
  ['Work', ({ row }) => row.artwork?.title ?? null],
  ['State', ({ message }) => message.state],
  ['Reply due', ({ message }) => message.replyDueAt, 'time'],
  ['Replied', ({ message }) => message.repliedAt, 'time'],
  ['Assigned to', ({ row }) => row.assignedTo?.firstName ?? null],
  ['Message', ({ message }) => message.message],
];

/**
 * The inbox for the admin: a page, everything that matches as CSV, or one message with its history. At most
 * seven queries each.
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
  async list(query: MessageListQuery, actor: Actor): Promise<MessageList> {
    const list = await this.keysetList(query, actor);
    return listPage(list, query, (messages) => this.messagePresenter.presentRows(messages));
  }

  /** Every message that matches, in the order of the list. */
  async exportCsv(query: MessageListQuery, actor: Actor): Promise<AsyncGenerator<string>> {
    return listCsv(
      COLUMNS,
      await this.keysetList(query, actor),
      async (messages) => {
        const rows = await this.messagePresenter.presentRows(messages);
        return messages.flatMap((message, index) => {
          const row = rows[index];
          return row ? [{ message, row }] : [];
        });
      },
      this.settings.brand.timeZone,
    );
  }

  /** Messages that wait for a reply. */
  attention(): AttentionPart {
    return this.messageListStore.attention(this.clock.now());
  }

  /** @throws AppError `message_not_found` */
  async get(id: string): Promise<MessageRecord> {
    const message = await this.contactMessagesStore.find(id);
    const [row] = message ? await this.messagePresenter.presentRows([message]) : [];
    if (!message || !row) throw new AppError('message_not_found');
    const [events, emails, sameAddress, application] = await Promise.all([
      this.contactMessagesStore.findEvents([id]),
      this.outboxMessagesService.list({ about: messageEmailFiling(id).about, found: null }, null, MAX_EMAILS),
      message.collectorId !== null || message.email === ''
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

  private async keysetList(
    { assigned, ...query }: MessageListQuery,
    { id }: Actor,
  ): Promise<KeysetList<ContactMessageEntity>> {
    const filter = await this.messageListStore.resolveFilter({
      ...query,
      now: this.clock.now(),
      assignedTo: assigned === 'me' ? id : assigned === 'nobody' ? null : assigned,
    });
    return {
      read: (cursor, limit) => this.messageListStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.messageListStore.count(filter),
      isSearch: filter.found !== null,
      cursorOf: (message) => [sortTime(filter, message), message.id],
    };
  }
}

/** The time that the list is sorted by: every message that awaits a reply has a due time. */
const sortTime = ({ due }: ResolvedMessageFilter, { createdAt, replyDueAt }: ContactMessageEntity): Date =>
  (due && replyDueAt) || createdAt;

/** More emails than anyone writes in reply to one message. */
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
