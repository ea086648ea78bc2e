/** How late the follow-up emails of an event may begin. */
export const FOLLOW_UP_INTERVAL_MS = 60_000;
/** How many photographs a follow-up email names. */
export const MAX_FOLLOW_UP_PHOTOS = 12;
/** How long a number sold to a guest beside us waits for their payment. */
export const EVENT_PHOTO_SALE_DAYS = 1;
