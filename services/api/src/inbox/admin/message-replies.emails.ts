import { formatLongDate } from '@gallery/domain';
import type { BrandSettings, EmailMessage, EmailFiling } from '../../platform';
import type { ContactMessageEntity } from '../messages/contact-message.entity';

/**
 * Files an email under its message. Such emails contain no secrets, so their text may be kept until the message is
 * erased.
 */
export const messageEmailFiling = (id: string): Required<EmailFiling> => ({
  about: `message:${id}`,
  isContentRetained: true,
});

/** The reply of a staff member. */
export interface ReplyContent {
  subject: string;
  text: string;
}

/** The gallery's data for the signature, and for dates. */
interface GallerySignature {
  brand: Pick<BrandSettings, 'name' | 'email' | 'studio' | 'zip' | 'timeZone'>;
  origin: string;
}

/**
 * The reply as plain text, as people write emails: the words, the gallery's signature after the delimiter that email
 * programs recognize (RFC 3676, 4.3), and a quote of what it replies to.
 */
export function replyEmail(
  message: Pick<ContactMessageEntity, 'name' | 'email' | 'message' | 'createdAt'>,
  { subject, text }: ReplyContent,
  { brand, origin }: GallerySignature,
): EmailMessage {
  const signed = ['-- ', ...signatureLines({ brand, origin })].join('\n');
  return {
    to: message.email,
    subject,
    text: `${[text.trim(), signed, ...quotedMessage(message, brand.timeZone)].join('\n\n')}\n`,
    replyTo: { name: brand.name, address: brand.email },
    isPersonal: true,
  };
}

const signatureLines = ({ brand, origin }: GallerySignature): string[] =>
  [brand.name, `${brand.studio} ${brand.zip}`.trim(), brand.email, origin].filter(Boolean);

function quotedMessage(
  { name, message, createdAt }: Pick<ContactMessageEntity, 'name' | 'message' | 'createdAt'>,
  timeZone: string,
): string[] {
  if (message.trim() === '') return [];
  const lines = message.split(/\r?\n/).map((line) => (line === '' ? '>' : `> ${line}`));
  return [[`On ${formatLongDate(createdAt, timeZone)}, ${name} wrote:`, ...lines].join('\n')];
}
