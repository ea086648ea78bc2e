import { renderLayout, type EmailBlock, type EmailSender, type EmailWork } from './email-layout';

/** An email to one person. */
export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Who gets the replies, when that is not the gallery. */
  replyTo?: { name: string; address: string };
  /** Files of a few kilobytes: they wait in the outbox. */
  attachments?: { filename: string; content: string; contentType: string }[];
  /** Unsubscribes by one POST without cookies (RFC 8058); email clients show a button for it. */
  unsubscribeUrl?: string;
  /** Written by a person, such as a reply; all others say that they are automatic. */
  isPersonal?: boolean;
}

/** An email of these parts, as text and as HTML. */
export async function composeEmail(
  to: string,
  subject: string,
  blocks: readonly EmailBlock[],
  sender: EmailSender,
): Promise<EmailMessage> {
  return {
    to,
    subject,
    text: `${blocks.map(blockText).join('\n\n')}\n`,
    html: (await renderLayout(subject, blocks, sender)) ?? undefined,
  };
}

function blockText(block: EmailBlock): string {
  if (typeof block === 'string') return block;
  if ('link' in block) return block.label === undefined ? block.link : `${block.label}:\n${block.link}`;
  if ('work' in block) return workText(block.work);
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** `Night Bloom, 30 × 20 in, Gold Frame: 3 of 9, 4 of 9`. */
function workText({ title, details, editionNumbers = [], editionTotal }: EmailWork): string {
  const numbers = editionNumbers.map((number) => `${number} of ${editionTotal}`).join(', ');
  return [[title, details].filter(Boolean).join(', '), numbers].filter(Boolean).join(': ');
}
