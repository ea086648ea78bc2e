import type { MessageHistoryEntry, MessageRow } from '@gallery/contracts';

/** What a message is, as the list and the filter say it. */
export const MESSAGE_TYPE_LABELS: Record<MessageRow['type'], string> = {
  artwork_inquiry: 'Artwork inquiry',
  collector_inquiry: 'Collector inquiry',
  commission: 'Commission inquiry',
  presale_request: 'Pre-sale request',
  partner_application: 'Partner application',
  selling_partner: 'Selling partner',
  partnership: 'Gallery partnership',
  press: 'Press / media',
  general: 'General inquiry',
};

/** How a message stands. */
export const MESSAGE_STATE_LABELS: Record<MessageRow['state'], string> = {
  open: 'To answer',
  answered: 'Answered',
  closed: 'Closed',
};

/** `Collector inquiry: Framing`. */
export const messageKindLabel = ({ type, inquiryType }: Pick<MessageRow, 'type' | 'inquiryType'>): string =>
  inquiryType === null ? MESSAGE_TYPE_LABELS[type] : `${MESSAGE_TYPE_LABELS[type]}: ${inquiryType}`;

/** What was done about a message, without the words of it. */
export function historyEntryLabel({ kind, text, reference }: MessageHistoryEntry): string {
  switch (kind) {
    case 'noted':
      return 'Note';
    case 'assigned':
      return `Given to ${text ?? 'somebody'}`;
    case 'unassigned':
      return 'Given to nobody';
    case 'answered':
      return 'Answered';
    case 'closed':
      return 'Closed';
    case 'reopened':
      return 'Opened again';
    case 'commission':
      return 'Became a commission';
    case 'order':
      return `Became order ${reference ?? ''}`.trim();
    case 'partner':
      return `Became selling partner ${text ?? ''}`.trim();
    case 'declined':
      return 'Declined by mail';
    case 'opened':
      return 'The work opened, and they were written to';
  }
}

type Email = NonNullable<MessageHistoryEntry['mail']>;

/** Where an answer's email is. */
export const EMAIL_STATE_LABELS: Record<Email['state'], string> = {
  waiting: 'on its way',
  delivered: 'delivered to the mail server',
  dead: 'could not be delivered',
};
