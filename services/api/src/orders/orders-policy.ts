import { TURN_MINUTES, STATUS_UNDO_SECONDS } from '@gallery/domain';

/** Every price is in US dollars. */
export const CURRENCY = 'usd';

/** More lines than any real cart has; Stripe accepts 100. */
export const CART_MAX_LINES = 50;
/** The size of the largest edition. The ledger decides what is really left. */
export const CART_MAX_PRINTS_PER_LINE = 100;

/** Quotes for one network in a window. They hold nothing, and the guests of a live event share one network. */
export const QUOTES_PER_WINDOW = 600;

// Unpaid prints that a hold budget allows at a time (ADR 0092).
/** All shoppers of one network together. */
export const NETWORK_HOLD_BUDGET_PRINTS = 6;
/** Shoppers with one email address, and with one browser. */
export const SHOPPER_HOLD_BUDGET_PRINTS = 6;
/** Each guest of a live event and each collector: a whole event shares one IP address. */
export const PERSON_HOLD_BUDGET_PRINTS = 3;
/** All guests of one network together: one print each for 300 guests who are on the payment page in the same minutes. */
export const GUEST_NETWORK_HOLD_BUDGET_PRINTS = 300;

/** How far back unpaid holds count towards a pause. */
export const HOLD_PAUSE_WINDOW_MS = 24 * 3_600_000;
/** The first pause; the second one within the window is twice as long, and so on. */
export const HOLD_PAUSE_MS = 2 * 3_600_000;
/** How often a budget may expire unpaid as a whole within the window before it pauses. A network is shared by strangers. */
export const BUDGETS_UNPAID_BEFORE_PAUSE = {
  network: 4,
  email: 1,
  browser: 1,
  guest: 2,
  collector: 2,
} as const;
/** A checkout that is cancelled within this time leaves no trace. */
export const UNCOUNTED_HOLD_SECONDS = 10;
/** How often budgets forget what left the window. */
export const HOLD_BUDGET_CLEANUP_INTERVAL_MS = 3_600_000;

/** How long the cookie by which a browser keeps its hold budget lasts. */
export const BROWSER_COOKIE_DAYS = 365;

/** Origins of unpaid holds that the console lists, those with the most prints first. */
export const MAX_LISTED_HOLD_ORIGINS = 100;

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
/** Paid ahead for a commission request. It sells no print, so nothing of it is made or shipped. */
export const COMMISSION_DEPOSIT_ORDER_TYPE = 'commission_deposit';

/** Whether something of the order is made and sent. */
export const isMadeAndSent = ({ orderType }: { orderType: string }): boolean =>
  orderType !== COMMISSION_DEPOSIT_ORDER_TYPE;

export const TURN_MS = TURN_MINUTES * 60_000;
/** Whoever's page has not asked for this long is passed over when called. A hidden tab asks once a minute. */
export const ABSENT_AFTER_MS = 2 * 60_000;
/** A page asks every few seconds, which is not worth a write each time. */
export const SEEN_INTERVAL_MS = 15_000;
/** Places whose page has not asked for this long are deleted: longer than a checkout holds prints. */
export const PLACE_RETENTION_MS = 60 * 60_000;
/** Places deleted with one new place. */
export const PLACE_PURGE_BATCH = 500;
/** Reads per address and window: all guests of an event may wait behind one address. */
export const PLACE_READS_PER_WINDOW = 6_000;
