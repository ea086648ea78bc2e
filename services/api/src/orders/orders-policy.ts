/** Every price is in US dollars. */
export const CURRENCY = 'usd';

/** More lines than any real cart has; Stripe accepts 100. */
export const CART_MAX_LINES = 50;
/** The size of the largest edition. The ledger decides what is really left. */
export const CART_MAX_PRINTS_PER_LINE = 100;

/** Unpaid prints that all shoppers of one network may hold together (ADR 0087). */
export const NETWORK_HOLD_BUDGET_PRINTS = 6;
/** Unpaid prints for each guest of a live event and each collector: a whole event shares one IP address. */
export const PERSON_HOLD_BUDGET_PRINTS = 3;

/** The longer end of the 3–5 weeks that production takes. */
export const PRODUCTION_WEEKS = 5;

/** How long a link to the file of an event photo works. */
export const EVENT_PHOTO_FILE_LINK_DAYS = 30;

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
