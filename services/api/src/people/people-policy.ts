/** What someone is to the gallery, in the order of the column. One person can be several. */
export const PERSON_KINDS = ['collector', 'buyer', 'inquirer', 'guest', 'subscriber', 'affiliate'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** The newsletter state of an address. */
export const NEWSLETTER_STATES = ['confirmed', 'pending', 'ended'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** Who or what ended a subscription. */
export const NEWSLETTER_ENDS = ['subscriber', 'bounce', 'complaint', 'staff'] as const;
export type NewsletterEnd = (typeof NEWSLETTER_ENDS)[number];

/** The most tags of one person. */
export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
export const MAX_NOTE_LENGTH = 5_000;
export const MAX_CONSENT_NOTE_LENGTH = 200;

/** The most changed addresses that one transaction updates. */
export const REFRESH_BATCH_SIZE = 200;
/** How long a change waits when nobody opens the list; opening the list updates it at once. */
export const REFRESH_INTERVAL_MS = 5_000;

/** The most entries in a person's record, latest first. */
export const MAX_RECORD_ENTRIES = 200;

/** Staff do not see affiliates: only the owner sees a person who is nothing else to the gallery. */
export const isVisibleTo = (
  { kinds, newsletter }: { kinds: readonly PersonKind[]; newsletter: NewsletterState | null },
  { role }: { role: 'owner' | 'staff' },
): boolean => role === 'owner' || newsletter !== null || kinds.some((kind) => kind !== 'affiliate');
