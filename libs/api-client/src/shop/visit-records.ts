/** Where records of visits go: how one began, and which page it has reached. */
export type VisitRecordPath = '/api/traffic-tracking' | '/api/analytics/track';

/**
 * Hands records over to the browser, which sends them when the line is free and even after the page is gone. Nobody waits
 * for an answer, and a failure is only logged.
 */
export function sendVisitRecords(path: VisitRecordPath, records: readonly object[]): void {
  const body = JSON.stringify({ records });
  // False: the browser has too much of the kind in hand already.
  if (navigator.sendBeacon?.(path, body)) return;
  // What fails stands in the browser's own log.
  fetch(location.origin + path, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
