import type { MessageHistoryEntry, MessageRow } from '@gallery/contracts';
import { printInquiryLabel } from '@gallery/domain';

/** What a message is, as the list and the filter say it. */
export const MESSAGE_TYPE_LABELS: Record<MessageRow['type'], string> = {
  artwork_inquiry: 'Artwork inquiry',
  collector_inquiry: 'Collector inquiry',
  loan_inquiry: printInquiryLabel('loan_inquiry'),
  resale_inquiry: printInquiryLabel('resale_inquiry'),
  commission: 'Commission inquiry',
  presale_request: 'Pre-sale request',
  partner_application: 'Partner application',
  selling_partner: 'Selling partner',
  partnership: 'Gallery partnership',
  press: 'Press / media',
  general: 'General inquiry',
};

/** The status of a message. */
export const MESSAGE_STATE_LABELS: Record<MessageRow['state'], string> = {
  open: 'Needs reply',
  answered: 'Replied',
  closed: 'Closed',
};

/** `Collector inquiry: Framing`. */
export const messageKindLabel = ({ type, inquiryType }: Pick<MessageRow, 'type' | 'inquiryType'>): string =>
  inquiryType === null ? MESSAGE_TYPE_LABELS[type] : `${MESSAGE_TYPE_LABELS[type]}: ${inquiryType}`;

/** What was done about a message, without the words of it. */
export const historyEntryLabel = (entry: MessageHistoryEntry): string =>
  HISTORY_LABELS[entry.kind](entry).trim();

const HISTORY_LABELS: Record<MessageHistoryEntry['kind'], (entry: MessageHistoryEntry) => string> = {
  noted: () => 'Note',
  assigned: ({ text }) => `Assigned to ${text ?? 'someone'}`,
  unassigned: () => 'Unassigned',
  answered: () => 'Replied',
  closed: () => 'Closed',
  reopened: () => 'Reopened',
  commission: () => 'Became a commission',
  order: ({ reference }) => `Became order ${reference ?? ''}`,
  partner: ({ text }) => `Became selling partner ${text ?? ''}`,
  declined: () => 'Declined by email',
  opened: () => 'The artwork was released and they were emailed',
};

type Email = NonNullable<MessageHistoryEntry['mail']>;

/** What became of a reply's email. */
export const EMAIL_STATE_LABELS: Record<Email['state'], string> = {
  waiting: 'sending',
  delivered: 'delivered to the mail server',
  dead: 'could not be delivered',
};
