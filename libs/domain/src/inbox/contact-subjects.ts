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
