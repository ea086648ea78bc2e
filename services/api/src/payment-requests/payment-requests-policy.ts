/** How long a payment link works unless the owner says otherwise. */
export const DEFAULT_PAYMENT_LINK_DAYS = 14;
export const MAX_PAYMENT_LINK_DAYS = 90;
/** The charge for a delivery stays open for as long as anyone could wait for their prints. */
export const DELIVERY_CHARGE_DAYS = 365;
/** An event photo order is paid right away or not at all. */
export const EVENT_PHOTO_ORDER_LINK_DAYS = 1;

/** The same lines and amounts again within this time are a second click of the button. */
export const DUPLICATE_WINDOW_MS = 60_000;

/** Lines of one payment request. */
export const PAYMENT_REQUEST_MAX_LINES = 20;
