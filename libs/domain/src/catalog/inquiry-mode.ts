/** The mail link by which a work is asked for in inquiry mode. */
export const inquiryEmailLink = (salesEmail: string, title: string): string =>
  `mailto:${salesEmail}?subject=${encodeURIComponent(`INQUIRE: ${title}`)}`;

/** `inquire`: nothing is sold online and no price is shown; `purchase`: cart and checkout are open. */
export type SalesMode = 'inquire' | 'purchase';

/** What an artwork without a title is called. */
export const UNTITLED_ARTWORK = 'Untitled Artwork';
