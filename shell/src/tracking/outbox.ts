import { sendRecords, type RecordPath } from '@gallery/api-client';

/** How long a record waits for others to go with, in milliseconds. */
const WAIT_MS = 5_000;

const waiting = new Map<RecordPath, object[]>();

/** Sends a record soon, together with others of its kind. */
export function post(path: RecordPath, record: object): void {
  waiting.set(path, [...(waiting.get(path) ?? []), record]);
  setTimeout(sendWaiting, WAIT_MS);
}

/** Sends what waits: when its time has come, and when the page is about to be left. */
export function sendWaiting(): void {
  waiting.forEach((records, path) => sendRecords(path, records));
  waiting.clear();
}
