import { replyPromise, type ContactMessageType } from '@gallery/domain';
import {
  composeMail,
  letter,
  mailTemplate,
  type Letter,
  type MailBlock,
  type MailMessage,
} from '../platform';
import type { ContactMessage } from './contact-message.entity';

/** A message that somebody wrote, and that the gallery promised to answer. */
export type KeptLetter = ContactMessage & { type: ContactMessageType };

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
  contact: KeptLetter,
  about: readonly [label: string, value: string][],
  owner: { email: string },
): MailMessage {
  const { id, name, email, subject, message, type, replyDueAt } = contact;
  return {
    ...composeMail(owner.email, subject, [
      { rows: [['From', `${name} (${email})`], ...about] },
      ...message.split(/\r?\n/).filter((line) => line.trim() !== ''),
      // By its number the owner makes a commission of it (G53).
      ...(contact.inquiryType === 'Commission' ? [{ rows: [['Inquiry', id]] } satisfies MailBlock] : []),
      ...(replyDueAt === null
        ? []
        : [
            {
              rows: [[`Promised within ${replyPromise(type).within}, by`, utcMinute(replyDueAt)]],
            } satisfies MailBlock,
          ]),
    ]),
    replyTo: { name, address: email },
  };
}

export const RECEIVED = mailTemplate({
  key: 'message-received',
  title: 'Contact: received',
  occasion: 'To who has written to the gallery',
  subject: 'We have received {about}',
  words: [
    'Hello,',
    'thank you for writing to {gallery}. We have received {about} and reply within {within}.',
    'If you did not write to us, somebody has entered your address by mistake; you need not do anything.',
    '{gallery}',
  ],
  placeholders: {
    about: { sample: ABOUT.artwork_inquiry },
    within: { sample: replyPromise('artwork_inquiry').within },
  },
});

/**
 * To who wrote. Repeats nothing of what was written, the name included: anybody may fill in anybody's address, and the
 * gallery must not carry strangers' words to it.
 */
export const acknowledgement = ({ email, type }: KeptLetter): Letter =>
  letter(RECEIVED, email, { about: ABOUT[type], within: replyPromise(type).within });

/** `2026-11-22 12:00 UTC`. */
const utcMinute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
