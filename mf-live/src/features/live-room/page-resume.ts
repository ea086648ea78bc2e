/**
 * Calls back when a page that may have missed something is seen again: its tab comes to the front, its phone wakes up, its
 * network returns, the browser takes it out of its back-forward cache.
 *
 * @returns ends it
 */
export function onPageResume(wake: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', whenSeen);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', whenSeen);
  return () => {
    document.removeEventListener('visibilitychange', whenSeen);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', whenSeen);
  };
}
