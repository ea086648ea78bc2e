/** The mailto link of an artwork in inquiry mode. */
export const inquiryEmailLink = (salesEmail: string, title: string): string =>
  `mailto:${salesEmail}?subject=${encodeURIComponent(`INQUIRE: ${title}`)}`;

/** `inquire`: nothing is sold online and no price is shown; `purchase`: cart and checkout are open. */
export type SalesMode = 'inquire' | 'purchase';

/** The medium of an artwork that was added without one. */
export const DEFAULT_MEDIUM = 'Archival pigment print';

/** Display title of an artwork without one. */
export const UNTITLED_ARTWORK = 'Untitled Artwork';
