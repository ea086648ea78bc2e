import { Injectable } from '@nestjs/common';
import { CollectorsService } from '../../identity';
import { AffiliateApplicationRecordsService, type AffiliateApplication } from '../../affiliates';
import { AppError, OutboxMessagesService, Settings, type OutboxEntry } from '../../platform';
import { ContactMessagesStore } from '../messages/contact-messages.store';
import type { ContactMessageEventEntity } from '../messages/contact-message-event.entity';
import { ContactMessageEventsStore } from '../messages/contact-message-events.store';
import { messageEmailFiling } from './message-email-filing';
import { replyEmailKey } from './message-replies.service';
import type {
  ReplyEmail,
  MessageApplication,
  MessageHistoryEntry,
  MessageRecord,
} from './dto/message-record.dto';
import { presentMessageCollector, MessagePresenter } from './message.presenter';

/** More answers than anybody writes to one message. */
const MAX_EMAILS = 200;

/** One message with all that was done about it. A fixed number of queries. */
@Injectable()
export class MessageRecordQueries {
  constructor(
    private readonly contactMessagesStore: ContactMessagesStore,
    private readonly contactMessageEventsStore: ContactMessageEventsStore,
    private readonly messagePresenter: MessagePresenter,
    private readonly collectorsService: CollectorsService,
    private readonly outboxMessagesService: OutboxMessagesService,
    private readonly affiliateApplicationRecordsService: AffiliateApplicationRecordsService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `message_not_found` */
  async get(id: string): Promise<MessageRecord> {
    const message = await this.contactMessagesStore.find(id);
    const [row] = message ? await this.messagePresenter.presentRows([message]) : [];
    if (!message || !row) throw new AppError('message_not_found');
    const [events, mails, sameAddress, application] = await Promise.all([
      this.contactMessageEventsStore.findForMessages([id]),
      this.outboxMessagesService.list({ about: messageEmailFiling(id).about, found: null }, null, MAX_EMAILS),
      row.collector || message.email === ''
        ? null
        : this.collectorsService.findByConfirmedEmail(message.email),
      message.type === 'partner_application' ? this.affiliateApplicationRecordsService.find(id) : null,
    ]);
    return Object.assign(row, {
      version: message.version,
      message: message.message,
      collector: row.collector ?? (sameAddress && presentMessageCollector(sameAddress)),
      isOfCollector: row.collector !== null,
      application: application && presentApplication(application, this.settings.partners.defaultRateBp),
      history: events.map((event) => presentHistoryEntry(event, mails)),
    });
  }
}

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
  mails: readonly OutboxEntry[],
): MessageHistoryEntry {
  const { id, kind, actor, subject, text, thing, createdAt } = event;
  return {
    id,
    kind,
    at: createdAt.toISOString(),
    actor,
    subject,
    text,
    thing,
    mail: replyEmailOf(event, mails),
  };
}

function replyEmailOf(
  { id, kind }: ContactMessageEventEntity,
  mails: readonly OutboxEntry[],
): ReplyEmail | null {
  if (kind !== 'answered') return null;
  const mail = mails.find(({ dedupeKey }) => dedupeKey === `mail:${replyEmailKey(id)}`);
  return mail ? { id: mail.id, state: mail.state, lastError: mail.lastError } : null;
}
