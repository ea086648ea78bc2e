import { sendVisitRecords, type VisitRecordPath } from '@gallery/api-client';

/** How long a record waits for others to go with, in milliseconds. */
const FLUSH_DELAY_MS = 5_000;

const queuedRecords = new Map<VisitRecordPath, object[]>();

/** Sends a record soon, together with others of its kind. */
export function enqueueRecord(path: VisitRecordPath, record: object): void {
  queuedRecords.set(path, [...(queuedRecords.get(path) ?? []), record]);
  setTimeout(flushRecords, FLUSH_DELAY_MS);
}

/** Sends what waits: when its time has come, and when the page is about to be left. */
export function flushRecords(): void {
  queuedRecords.forEach((records, path) => sendVisitRecords(path, records));
  queuedRecords.clear();
}
