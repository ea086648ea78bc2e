/** A picture in an email. */
export interface EmailPicture {
  /** Absolute, and open to everyone who has it. */
  url: string;
  alt: string;
}

/** An artwork or a photo that an email is about. */
export interface EmailWork {
  title: string;
  /** Size and frame: `30 × 20 in, Gold Frame`. */
  details?: string;
  /** Numbered prints: `3 of 9`. */
  editionNumbers?: readonly number[];
  editionTotal?: number;
  picture?: EmailPicture | null;
}

/** Two columns. */
export interface EmailRows {
  rows: readonly (readonly [label: string, value: string])[];
  /** The label of the row that is the total. With one, the values are amounts. */
  total?: string;
}

/** A link that shows its URL, or, with a label, a button. */
export interface EmailLink {
  link: string;
  label?: string;
  /** Never a button, though it has a label: it ends something. */
  isSecondary?: true;
}

/** A part of an email: a paragraph, an artwork, rows of two columns, or a link. */
export type EmailBlock = string | EmailRows | EmailLink | { work: EmailWork };

/** Who sends the email: the name above it, and the contact below it. */
export interface EmailSender {
  name: string;
  email: string;
  /** City and state. */
  studio?: string;
  zip?: string;
}
