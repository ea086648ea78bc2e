/** The largest message of a page: 50 artwork ids, or an event id and a pass. */
export const MAX_MESSAGE_BYTES = 4_096;
/** A page may send this many messages in a row: joining and leaving a few events at once. */
export const MESSAGE_BURST = 20;
export const MESSAGES_PER_MINUTE = 100;
/**
 * A page with more waiting does not read. Its connection is closed, and it fetches what it missed when it reconnects; the
 * memory of this process is for everyone.
 */
export const MAX_BUFFERED_BYTES = 1_048_576;
/** Below the idle timeout of proxies, which is a minute at the shortest. */
export const HEARTBEAT_INTERVAL_MS = 15_000;
/** Unanswered pings in a row after which a page counts as gone. */
export const MAX_UNANSWERED_PINGS = 2;
/** How long pages have to close their connection when they are asked to: at a shutdown, or because they flood. */
export const CLOSE_TIMEOUT_MS = 1_000;

/** Close codes of RFC 6455, section 7.4.1, and its registry. */
export const CLOSE_CODES = { policyViolation: 1008, serviceRestart: 1012 } as const;
