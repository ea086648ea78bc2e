/** Events that one page may follow at once. */
export const MAX_ROOMS_PER_CONNECTION = 10;
/** A page that is further behind fetches the photos itself: more messages in a row would only clog its connection. */
export const MAX_PHOTO_MESSAGES = 100;
/** How often the passes, levels and sessions of connected people are checked again. */
export const ADMISSION_CHECK_INTERVAL_MS = 60_000;
/** How often viewer counts are sent; each count is a message to every page. */
export const VIEWER_COUNT_INTERVAL_MS = 3_000;
/** How long the viewers of an instance still count after it stops reporting them. */
export const VIEWER_COUNT_EXPIRY_MS = 12_000;
/** How often rooms check for changes without being notified: notifications get lost while Redis is unavailable. */
export const ROOM_SYNC_INTERVAL_MS = 1_500;
/** Changes of prints within this time become one message: at an opening, many come each second. */
export const PRINT_CHANGES_GAP_MS = 400;
