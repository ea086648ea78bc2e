/** Values of `orderType` that the gallery sets itself; a checkout sends `fine_art_purchase`. */

/** Agreed between gallery and buyer, and paid by a payment link. */
export const DRAFT_ORDER_TYPE = 'agreed_sale';
/** Paid to the gallery outside the shop. */
export const OFFLINE_SALE_ORDER_TYPE = 'offline_sale';
export const EVENT_PHOTO_ORDER_TYPE = 'event_photo';
