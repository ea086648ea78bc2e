/** The largest accepted file: a JPEG of 100 megapixels with room to spare. */
export const MAX_FILE_BYTES = 120 * 1024 * 1024;
/** Files of one request; a sender with more sends more requests. */
export const MAX_FILES_PER_REQUEST = 500;
/** A photographer sends one request for each frame of a burst. Per address and rate limit window. */
export const UPLOADS_PER_WINDOW = 6_000;
/**
 * How often rendering a photo is attempted before it counts as failed, in case its file crashes the picture process
 * each time.
 */
export const MAX_RENDERING_ATTEMPTS = 3;
/** How long a rendering job stays with an instance that no longer renews its lease. */
export const LEASE_MS = 15_000;
export const LEASE_RENEWAL_MS = 5_000;
/** How soon after its lease ends another instance picks up an abandoned photo. */
export const POLL_INTERVAL_MS = 1_000;
/** Delay before retrying a job that failed for a reason other than its file. */
export const RETRY_DELAY_MS = 2_000;
/** How long a browser caches a picture of a VIP-only event. */
export const VIP_PICTURE_CACHE_SECONDS = 3_600;
