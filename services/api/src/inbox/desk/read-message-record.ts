import { Injectable } from '@nestjs/common';
import { Collectors } from '../../identity';
import { ApplicationBook, type KnownApplication } from '../../partners';
import { AppError, OutboxBook, Settings, type OutboxEntry } from '../../platform';
import { ContactMessageStore } from '../contact-message.store';
import type { MessageEvent } from '../message-event.entity';
import { MessageEventsStore } from '../message-events.store';
import { aboutMessage } from './about-message';
import { answerKey } from './answer-message';
import type { AnswerMail, MessageApplication, MessageEntry, MessageRecord } from './dto/message-record.dto';
import { presentCollector, PresentMessages } from './present-messages';

/** More answers than anybody writes to one message. */
const MOST_MAILS = 200;

/** One message with all that was done about it. A fixed number of queries. */
@Injectable()
export class ReadMessageRecord {
  constructor(
    private readonly store: ContactMessageStore,
    private readonly events: MessageEventsStore,
    private readonly presenting: PresentMessages,
    private readonly collectors: Collectors,
    private readonly outbox: OutboxBook,
    private readonly applications: ApplicationBook,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `message_not_found` */
  async of(id: string): Promise<MessageRecord> {
    const message = await this.store.find(id);
    const [row] = message ? await this.presenting.rows([message]) : [];
    if (!message || !row) throw new AppError('message_not_found');
    const [events, mails, sameAddress, application] = await Promise.all([
      this.events.of([id]),
      this.outbox.page({ about: aboutMessage(id).about, found: null }, null, MOST_MAILS),
      row.collector || message.email === '' ? null : this.collectors.ofConfirmedEmail(message.email),
      message.type === 'partner_application' ? this.applications.find(id) : null,
    ]);
    return Object.assign(row, {
      version: message.version,
      message: message.message,
      collector: row.collector ?? (sameAddress && presentCollector(sameAddress)),
      isOfCollector: row.collector !== null,
      application: application && presentApplication(application, this.settings.partners.defaultRateBp),
      history: events.map((event) => presentEntry(event, mails)),
    });
  }
}

const presentApplication = (application: KnownApplication, rateBp: number): MessageApplication => ({
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

function presentEntry(event: MessageEvent, mails: readonly OutboxEntry[]): MessageEntry {
  const { id, kind, actor, subject, text, thing, createdAt } = event;
  return { id, kind, at: createdAt.toISOString(), actor, subject, text, thing, mail: mailOf(event, mails) };
}

function mailOf({ id, kind }: MessageEvent, mails: readonly OutboxEntry[]): AnswerMail | null {
  if (kind !== 'answered') return null;
  const mail = mails.find(({ dedupeKey }) => dedupeKey === `mail:${answerKey(id)}`);
  return mail ? { id: mail.id, state: mail.state, lastError: mail.lastError } : null;
}
