import { escapeMarkup } from '../markup/escape-markup';

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
}

/** A part of an email: a paragraph, rows of two columns, or a link that shows its URL. */
export type EmailBlock =
  | string
  | { rows: readonly (readonly [label: string, value: string])[] }
  | { link: string };

/** An email of these parts, as text and as HTML. */
export function composeEmail(to: string, subject: string, blocks: readonly EmailBlock[]): EmailMessage {
  return {
    to,
    subject,
    text: `${blocks.map(blockText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body style="font-family: Georgia, serif; color: #1c1b19; line-height: 1.5">${blocks.map(blockHtml).join('')}</body></html>`,
  };
}

function blockText(block: EmailBlock): string {
  if (typeof block === 'string') return block;
  if ('link' in block) return block.link;
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

function blockHtml(block: EmailBlock): string {
  if (typeof block === 'string') return `<p>${escapeMarkup(block)}</p>`;
  if ('link' in block) {
    const address = escapeMarkup(block.link);
    return `<p><a href="${address}" style="color: #1c1b19">${address}</a></p>`;
  }
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><td style="padding: 2px 24px 2px 0">${escapeMarkup(label)}</td><td>${escapeMarkup(value)}</td></tr>`,
  );
  return `<table style="border-collapse: collapse">${rows.join('')}</table>`;
}
