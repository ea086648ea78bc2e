/**
 * Delay before a failed picture is requested again, in ms: a venue's network often returns without an `online` event.
 * After the last one, only a sign that the network may be back counts.
 */
export const PICTURE_RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 16_000, 32_000, 64_000];

/** Window event: a page has reached the API again after it could not, so pictures that failed may load now. */
export const CONNECTION_BACK = 'connection-back';

/**
 * Waits until a failed picture should be requested again: after the next delay, or when the connection is back or
 * the page is visible again. Hidden pages request nothing.
 * @param retries how often it was requested again since the last sign of the network
 * @param retry called with the new count
 * @returns a function that stops it
 */
export function awaitPictureRetry(retries: number, retry: (retries: number) => void): () => void {
  const delay = PICTURE_RETRY_DELAYS_MS[retries];
  const whenSeen = (count: number) => {
    if (document.visibilityState === 'visible') retry(count);
  };
  // The random addition keeps a whole room, or a page of pictures, from asking at the same instant.
  const timer = delay && setTimeout(() => whenSeen(retries + 1), delay * (1 + Math.random() / 2));
  const startAgain = () => whenSeen(0);
  window.addEventListener('online', startAgain);
  window.addEventListener(CONNECTION_BACK, startAgain);
  document.addEventListener('visibilitychange', startAgain);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', startAgain);
    window.removeEventListener(CONNECTION_BACK, startAgain);
    document.removeEventListener('visibilitychange', startAgain);
  };
}
