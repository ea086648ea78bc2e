/** The largest message of a page: an event id and a pass. */
export const MAX_MESSAGE_BYTES = 4_096;
/** A page may send this many messages in a row: joining and leaving a few events at once. */
export const MESSAGE_BURST = 20;
export const MESSAGES_PER_MINUTE = 100;
/** Events that one page may follow at once. */
export const MAX_ROOMS_PER_CONNECTION = 10;
/**
 * A page with more waiting does not read. Its connection is closed, and it fetches what it missed when it reconnects; the
 * memory of this process is for everybody.
 */
export const MAX_BUFFERED_BYTES = 1_048_576;
/** A page that is further behind fetches the photos itself: more messages in a row would only fill its connection. */
export const MAX_PHOTO_MESSAGES = 100;
/** Below the idle timeout of proxies, which is a minute at the shortest. */
export const HEARTBEAT_INTERVAL_MS = 15_000;
/** Unanswered pings in a row after which a page counts as gone. */
export const MAX_UNANSWERED_PINGS = 2;
/** How often the passes and levels of connected guests are checked again. */
export const ADMISSION_CHECK_INTERVAL_MS = 60_000;
/** How often viewer counts are sent; each is a message to every page. */
export const VIEWER_COUNT_INTERVAL_MS = 3_000;
/** How long the viewers of an instance count that has stopped reporting them. */
export const VIEWER_COUNT_EXPIRY_MS = 12_000;
/** How often a room checks for changes without being notified: notifications get lost while Redis is unavailable. */
export const ROOM_SYNC_INTERVAL_MS = 1_500;
/** How long pages have to close their connection at a shutdown. */
export const CLOSE_TIMEOUT_MS = 1_000;
