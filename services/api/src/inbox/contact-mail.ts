import { replyPromise, type ContactMessageType } from '@gallery/domain';
import { composeMail, type MailBlock, type MailMessage, type Settings } from '../platform';
import type { ContactMessage } from './contact-message.entity';

/** Who signs the mails. */
type Sender = Pick<Settings['brand'], 'name' | 'email'>;

const ABOUT: Record<ContactMessageType, string> = {
  artwork_inquiry: 'your inquiry about a work',
  commission: 'your inquiry about a commission',
  press: 'your inquiry for the press',
  partnership: 'your message about a partnership',
  selling_partner: 'your message about becoming a selling partner',
  general: 'your message',
  collector_inquiry: 'your inquiry',
};

/** To the gallery: what came, answered by answering the mail. `about` is what the gallery itself knows of it. */
export function contactNotice(
  contact: ContactMessage,
  about: readonly [label: string, value: string][],
  owner: Sender,
): MailMessage {
  const { id, name, email, subject, message, type, replyDueAt } = contact;
  return {
    ...composeMail(owner.email, subject, [
      { rows: [['From', `${name} (${email})`], ...about] },
      ...message.split(/\r?\n/).filter((line) => line.trim() !== ''),
      // By its number the owner makes a commission of it (G53).
      ...(contact.inquiryType === 'Commission' ? [{ rows: [['Inquiry', id]] } satisfies MailBlock] : []),
      { rows: [[`Promised within ${replyPromise(type).within}, by`, utcMinute(replyDueAt)]] },
    ]),
    replyTo: { name, address: email },
  };
}

/**
 * To who wrote. Repeats nothing of what was written, the name included: anybody may fill in anybody's address, and the
 * gallery must not carry strangers' words to it.
 */
export function acknowledgement({ email, type }: ContactMessage, from: Sender): MailMessage {
  return composeMail(email, `We have received ${ABOUT[type]}`, [
    'Hello,',
    `thank you for writing to ${from.name}. We have received ${ABOUT[type]} and reply within ${replyPromise(type).within}.`,
    `If you did not write to us, somebody has entered your address by mistake; you need not do anything.`,
    from.name,
  ]);
}

/** `2026-11-22 12:00 UTC`. */
const utcMinute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
