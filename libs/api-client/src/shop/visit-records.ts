/** Endpoints for visits and page views. */
export type VisitRecordPath = '/api/traffic-tracking' | '/api/analytics/track';

/**
 * Sends records in the background, even after the page is gone. Nobody waits for a response, and a failure is only
 * logged.
 */
export function sendVisitRecords(path: VisitRecordPath, records: readonly object[]): void {
  const body = JSON.stringify({ records });
  // False: the browser's beacon quota is used up.
  if (navigator.sendBeacon?.(path, body)) return;
  // The browser logs the failure itself.
  fetch(location.origin + path, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
