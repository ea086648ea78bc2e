const ARTWORK_INQUIRY_PREFIX = 'Artwork Inquiry: ';

/** The subject under which a work is asked for by its form. */
export const artworkInquirySubject = (title: string): string => `${ARTWORK_INQUIRY_PREFIX}${title}`;

/** The title that such a subject names; null for every other subject. */
export const inquiredArtworkTitle = (subject: string): string | null =>
  subject.startsWith(ARTWORK_INQUIRY_PREFIX)
    ? subject.slice(ARTWORK_INQUIRY_PREFIX.length).trim() || null
    : null;

/** Who asks for a work, as the form holds it. */
export interface ArtworkInquirer {
  firstName: string;
  lastName: string;
  email: string;
  /** May be empty. */
  location: string;
}

/** The message that an artwork inquiry composes. */
export const artworkInquiryMessage = (title: string, from: ArtworkInquirer): string =>
  [
    `Artwork: ${title}`,
    `Name: ${from.firstName} ${from.lastName}`,
    `E-mail: ${from.email}`,
    `Location: ${from.location || 'Not provided'}`,
  ].join('\n');

/** What a contact message is about; decides how soon it is answered. */
export type ContactMessageType =
  | 'artwork_inquiry'
  | 'commission'
  | 'press'
  | 'partnership'
  | 'selling_partner'
  | 'general'
  /** From a collector who is signed in. */
  | 'collector_inquiry';

const TYPE_BY_SUBJECT: Record<ContactSubject, ContactMessageType> = {
  'Commission Inquiry': 'commission',
  'Press / Media Inquiry': 'press',
  'Gallery Partnership': 'partnership',
  'Becoming a Selling Partner': 'selling_partner',
  'General Inquiry': 'general',
};

const isContactSubject = (subject: string): subject is ContactSubject =>
  CONTACT_SUBJECTS.some((known) => known === subject);

/** The type of a message by its subject; whatever the forms do not offer is a general one. */
export function contactMessageType(subject: string): ContactMessageType {
  if (subject.startsWith(ARTWORK_INQUIRY_PREFIX)) return 'artwork_inquiry';
  return isContactSubject(subject) ? TYPE_BY_SUBJECT[subject] : 'general';
}

/** When an answer is promised: within these words, due at the end of these hours. */
export interface ReplyTime {
  within: string;
  hours: number;
}

const ONE_DAY = { within: '24 hours', hours: 24 };
const ONE_OR_TWO_DAYS = { within: '24–48 hours', hours: 48 };
const TWO_DAYS = { within: '48 hours', hours: 48 };

/** To what an answer is promised: what people write, and what they apply for. */
export type RepliedMessageType = ContactMessageType | 'partner_application';

// The contact page promises a day for works, visits and the press, as do purchases by mail and the portal.
const REPLY_TIMES: Record<RepliedMessageType, ReplyTime> = {
  artwork_inquiry: ONE_DAY,
  commission: ONE_DAY,
  press: ONE_DAY,
  general: ONE_DAY,
  collector_inquiry: ONE_DAY,
  partnership: ONE_OR_TWO_DAYS,
  selling_partner: TWO_DAYS,
  partner_application: ONE_OR_TWO_DAYS,
};

export const replyTime = (type: RepliedMessageType): ReplyTime => REPLY_TIMES[type];

/** All that the gallery's inbox lists: what people write, and what they ask for by pressing a button. */
export type InboxMessageType = RepliedMessageType | 'presale_request';

/** The inbox's types in the order in which they are offered. A new source of messages adds its own here. */
export const INBOX_MESSAGE_TYPES = [
  'artwork_inquiry',
  'collector_inquiry',
  'commission',
  'presale_request',
  'partner_application',
  'selling_partner',
  'partnership',
  'press',
  'general',
] as const satisfies readonly InboxMessageType[];

const HOUR_MS = 3_600_000;

/** By when a message is to be answered. Null for a pre-sale request: the opening of the work answers it. */
export const replyDueAt = (type: InboxMessageType, from: Date): Date | null =>
  type === 'presale_request' ? null : new Date(from.getTime() + replyTime(type).hours * HOUR_MS);

/** What a letter to the gallery may be about; the last one is meant when nothing is chosen. */
export const CONTACT_SUBJECTS = [
  'Commission Inquiry',
  'Press / Media Inquiry',
  'Gallery Partnership',
  'Becoming a Selling Partner',
  'General Inquiry',
] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

/** The subject of a letter that has none of its own. */
export const DEFAULT_CONTACT_SUBJECT: ContactSubject = 'General Inquiry';

/** What a collector may ask the gallery about. */
export const COLLECTOR_INQUIRY_TYPES = [
  'Commission',
  'Availability',
  'Framing',
  'Pricing',
  'Studio Visit',
  'Other',
] as const;

export type CollectorInquiryType = (typeof COLLECTOR_INQUIRY_TYPES)[number];
