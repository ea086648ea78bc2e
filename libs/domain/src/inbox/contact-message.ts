/** Subjects of the contact form. */
export const CONTACT_SUBJECTS = [
  'Commission Inquiry',
  'Press / Media Inquiry',
  'Gallery Partnership',
  'Becoming a Selling Partner',
  'General Inquiry',
] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const DEFAULT_CONTACT_SUBJECT: ContactSubject = 'General Inquiry';

/** What a collector can inquire about. */
export const COLLECTOR_INQUIRY_TYPES = [
  'Commission',
  'Availability',
  'Framing',
  'Pricing',
  'Studio Visit',
  'Other',
] as const;

export type CollectorInquiryType = (typeof COLLECTOR_INQUIRY_TYPES)[number];

const ARTWORK_INQUIRY_PREFIX = 'Artwork Inquiry: ';

/** The subject of an inquiry sent from an artwork's form. */
export const artworkInquirySubject = (title: string): string => `${ARTWORK_INQUIRY_PREFIX}${title}`;

/** The artwork's title in such a subject; null for any other subject. */
export const inquiredArtworkTitle = (subject: string): string | null =>
  subject.startsWith(ARTWORK_INQUIRY_PREFIX)
    ? subject.slice(ARTWORK_INQUIRY_PREFIX.length).trim() || null
    : null;

export interface ArtworkInquirer {
  firstName: string;
  lastName: string;
  email: string;
  /** May be empty. */
  location: string;
}

export const artworkInquiryMessage = (title: string, from: ArtworkInquirer): string =>
  [
    `Artwork: ${title}`,
    `Name: ${from.firstName} ${from.lastName}`,
    `Email: ${from.email}`,
    `Location: ${from.location || 'Not provided'}`,
  ].join('\n');

/** What a collector may request for a print that they own: to lend it to an exhibition, or to sell it. */
export const PRINT_INQUIRY_TYPES = ['loan_inquiry', 'resale_inquiry'] as const;
export type PrintInquiryType = (typeof PRINT_INQUIRY_TYPES)[number];

const PRINT_INQUIRY_LABELS: Record<PrintInquiryType, string> = {
  loan_inquiry: 'Loan request',
  resale_inquiry: 'Resale request',
};

export const printInquiryLabel = (type: PrintInquiryType): string => PRINT_INQUIRY_LABELS[type];

/** Decides how soon a message is answered. */
export type ContactMessageType =
  | 'artwork_inquiry'
  | 'commission'
  | 'press'
  | 'partnership'
  | 'selling_partner'
  | 'general'
  /** From a signed-in collector. */
  | 'collector_inquiry'
  /** About a print that a collector owns. */
  | PrintInquiryType;

const TYPE_BY_SUBJECT: Record<ContactSubject, ContactMessageType> = {
  'Commission Inquiry': 'commission',
  'Press / Media Inquiry': 'press',
  'Gallery Partnership': 'partnership',
  'Becoming a Selling Partner': 'selling_partner',
  'General Inquiry': 'general',
};

const isContactSubject = (subject: string): subject is ContactSubject =>
  CONTACT_SUBJECTS.some((known) => known === subject);

export function contactMessageType(subject: string): ContactMessageType {
  if (subject.startsWith(ARTWORK_INQUIRY_PREFIX)) return 'artwork_inquiry';
  return isContactSubject(subject) ? TYPE_BY_SUBJECT[subject] : 'general';
}

/** Everything that the inbox lists: messages, applications and requests. */
export type InboxMessageType = ContactMessageType | 'partner_application' | 'presale_request';

/** The inbox's types in the order of its filter. A new source of messages adds its own. */
export const INBOX_MESSAGE_TYPES = [
  'artwork_inquiry',
  'collector_inquiry',
  'loan_inquiry',
  'resale_inquiry',
  'commission',
  'presale_request',
  'partner_application',
  'selling_partner',
  'partnership',
  'press',
  'general',
] as const satisfies readonly InboxMessageType[];
