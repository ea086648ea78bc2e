import { REPLY_WITHIN, formatDateTime, replyTime, type ContactMessageType } from '@gallery/domain';
import {
  templatedEmail,
  defineEmailTemplate,
  type TemplatedEmail,
  type EmailTemplate,
  Mailer,
  Settings,
} from '../../platform';
import type { ContactMessageEntity } from '../messages/contact-message.entity';
import { Injectable } from '@nestjs/common';

/** A message that the gallery promised to reply to. */
type PromisedMessage = ContactMessageEntity & { type: ContactMessageType };

const MESSAGE_TYPE_PHRASES: Record<ContactMessageType, string> = {
  artwork_inquiry: 'your inquiry about a work',
  commission: 'your inquiry about a commission',
  press: 'your press inquiry',
  partnership: 'your message about a partnership',
  selling_partner: 'your message about becoming a selling partner',
  general: 'your message',
  collector_inquiry: 'your inquiry',
  loan_inquiry: 'your loan request',
  resale_inquiry: 'your resale request',
};

const MESSAGE_ARRIVED = defineEmailTemplate({
  key: 'notice-message',
  title: 'Notice: message',
  occasion: 'To the gallery, when someone has written; replying to this email replies to them',
  subject: '{subject}',
  words: ['{from}', '{message}', '{inquiry}', '{promise}'],
  placeholders: {
    subject: { sample: 'General Inquiry' },
    from: { sample: [{ rows: [['From', 'Ada Byron (ada@mail.example)']] }], isRequired: true },
    message: { sample: ['Is Night Bloom still available?'], isRequired: true },
    inquiry: { sample: [{ rows: [['Inquiry', '01985d2e-7c3a-7000-8000-000000000001']] }] },
    promise: { sample: [{ rows: [[`Reply within ${REPLY_WITHIN}, by`, 'Nov 23, 2026, 6:00 AM CST']] }] },
  },
});

/** Notifications to the gallery about its inbox. */
export const INBOX_NOTIFICATIONS: readonly EmailTemplate[] = [MESSAGE_ARRIVED];

/**
 * To the gallery; replying to the email replies to the writer. `about` is what the gallery knows in addition to the
 * message.
 */
function messageArrivedEmail(
  contact: PromisedMessage,
  about: readonly [label: string, value: string][],
  owner: { email: string; timeZone: string },
): TemplatedEmail {
  const { id, name, email, subject, message, type, replyDueAt } = contact;
  return templatedEmail(
    MESSAGE_ARRIVED,
    owner.email,
    {
      subject,
      from: [{ rows: [['From', `${name} (${email})`], ...about] }],
      message: message.split(/\r?\n/).filter((line) => line.trim() !== ''),
      // The owner opens a commission request with this id.
      inquiry: contact.inquiryType === 'Commission' ? [{ rows: [['Inquiry', id]] }] : null,
      promise:
        replyDueAt === null
          ? null
          : [
              {
                rows: [
                  [
                    `Reply within ${replyTime(type).within}, by`,
                    formatDateTime(replyDueAt.toISOString(), owner.timeZone),
                  ],
                ],
              },
            ],
    },
    { replyTo: { name, address: email } },
  );
}

/** For an address that anyone may have entered. */
const MISTAKE =
  'If you did not write to us, someone entered your address by mistake; you can ignore this email.';

export const MESSAGE_RECEIVED = defineEmailTemplate({
  key: 'message-received',
  title: 'Contact: received',
  occasion: 'To everyone who writes to the gallery',
  subject: 'We have received {about}',
  words: [
    'Hello,',
    'Thank you for writing to {gallery}. We have received {about} and will reply within {within}.',
    '{mistake}',
    '{gallery}',
  ],
  placeholders: {
    about: { sample: MESSAGE_TYPE_PHRASES.artwork_inquiry },
    within: { sample: replyTime('artwork_inquiry').within },
    mistake: { sample: MISTAKE },
  },
});

/**
 * To the writer. Repeats nothing from the message, not even the name: anyone can enter anyone's address, and the
 * gallery must not send strangers' text to it.
 */
const messageReceivedEmail = ({ email, type }: PromisedMessage, isOwnAddress: boolean): TemplatedEmail =>
  templatedEmail(MESSAGE_RECEIVED, email, {
    about: MESSAGE_TYPE_PHRASES[type],
    within: replyTime(type).within,
    mistake: isOwnAddress ? null : MISTAKE,
  });

/** Emails about messages. They join the transaction that saves the message. */
@Injectable()
export class ContactEmails {
  constructor(
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  /** To the gallery, with what it knows in addition to the message. */
  async notifyGallery(
    message: PromisedMessage,
    about: readonly [label: string, value: string][],
  ): Promise<void> {
    await this.mailer.send(messageArrivedEmail(message, about, this.settings.brand), `contact:${message.id}`);
  }

  /** To the writer. @param isOwnAddress whether the writer is known to read this address */
  async acknowledgeSender(message: PromisedMessage, isOwnAddress: boolean): Promise<void> {
    await this.mailer.send(messageReceivedEmail(message, isOwnAddress), `contact-received:${message.id}`);
  }
}
