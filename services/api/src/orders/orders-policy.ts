import { TURN_MINUTES, STATUS_UNDO_SECONDS } from '@gallery/domain';

/** Every price is in US dollars. */
export const CURRENCY = 'usd';

/** More lines than any real cart has; Stripe accepts 100. */
export const CART_MAX_LINES = 50;
/** The size of the largest edition. The ledger decides what is really left. */
export const CART_MAX_PRINTS_PER_LINE = 100;

/** Quotes for one network in a window. They hold nothing, and the guests of a live event share one network. */
export const QUOTES_PER_WINDOW = 600;

/** How long a link to the file of an event photo works. */
export const EVENT_PHOTO_FILE_LINK_DAYS = 30;

/** Of one order, from the studio. */
export const MAX_ORDER_PICTURES = 40;
export const MAX_ORDER_PICTURE_BYTES = 30 * 1024 * 1024;
/** Pictures that come within this time have one email together. */
export const ORDER_PICTURE_EMAIL_PAUSE_MS = 3_600_000;

/** Two seconds longer than the page offers it, for the request. */
export const STATUS_UNDO_MS = (STATUS_UNDO_SECONDS + 2) * 1_000;

/** Lines that one refund request may name. */
export const REFUND_MAX_LINES = 200;

/** How long a refund waits for its approval. */
export const REFUND_APPROVAL_DAYS = 7;

// Values of `orderType` that the gallery sets itself; a checkout sends `fine_art_purchase`.
/** Agreed between gallery and buyer, and paid by a payment link. */
export const DRAFT_ORDER_TYPE = 'agreed_sale';
/** Paid to the gallery outside the shop. */
export const OFFLINE_SALE_ORDER_TYPE = 'offline_sale';
export const EVENT_PHOTO_ORDER_TYPE = 'event_photo';
/** Paid in advance for a commission request. It sells no print, so nothing is made or shipped. */
export const COMMISSION_DEPOSIT_ORDER_TYPE = 'commission_deposit';

/** Whether anything in the order is made and sent. */
export const isMadeAndSent = ({ orderType }: { orderType: string }): boolean =>
  orderType !== COMMISSION_DEPOSIT_ORDER_TYPE;

export const TURN_MS = TURN_MINUTES * 60_000;
/** A person whose page has not asked for this long is skipped. A hidden tab asks once a minute. */
export const ABSENT_AFTER_MS = 2 * 60_000;
/** A page asks every few seconds, which is not worth a write each time. */
export const SEEN_INTERVAL_MS = 15_000;
/** Places whose page has not asked for this long are deleted: longer than a checkout holds prints. */
export const PLACE_RETENTION_MS = 60 * 60_000;
/** Places deleted with one new place. */
export const PLACE_PURGE_BATCH = 500;
/** Reads per address and window: all guests of an event may wait behind one address. */
export const PLACE_READS_PER_WINDOW = 6_000;
