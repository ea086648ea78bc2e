import type { BrandSettings, MailMessage } from '../../platform';
import type { ContactMessage } from '../contact-message.entity';

/** What somebody of the gallery writes back. */
export interface Answer {
  subject: string;
  text: string;
}

/** Who signs: the brand of the settings, and where its pages are. */
export interface Signature {
  brand: Pick<BrandSettings, 'name' | 'email' | 'studio' | 'city' | 'zip'>;
  origin: string;
}

/**
 * The answer as plain text, as people write mails: the words, the gallery's signature after the mark by which mail
 * programs know one (RFC 3676, 4.3), and what is answered, quoted.
 */
export function answerMail(
  message: Pick<ContactMessage, 'name' | 'email' | 'message' | 'createdAt'>,
  { subject, text }: Answer,
  { brand, origin }: Signature,
): MailMessage {
  const signed = ['-- ', ...signatureLines({ brand, origin })].join('\n');
  return {
    to: message.email,
    subject,
    text: `${[text.trim(), signed, ...quoted(message)].join('\n\n')}\n`,
    replyTo: { name: brand.name, address: brand.email },
  };
}

const signatureLines = ({ brand, origin }: Signature): string[] =>
  [brand.name, brand.studio, [brand.city, brand.zip].filter(Boolean).join(' '), brand.email, origin].filter(
    Boolean,
  );

function quoted({
  name,
  message,
  createdAt,
}: Pick<ContactMessage, 'name' | 'message' | 'createdAt'>): string[] {
  if (message.trim() === '') return [];
  const lines = message.split(/\r?\n/).map((line) => (line === '' ? '>' : `> ${line}`));
  return [[`On ${day.format(createdAt)}, ${name} wrote:`, ...lines].join('\n')];
}

/** `November 22, 2026`, in UTC like every time of the gallery. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
