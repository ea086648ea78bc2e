import type { StoredEventPhoto } from '../../src/events';
import { EventPhotoWorker } from '../../src/event-photo-uploads';
import type { PhotoUploadReceipt } from '../../src/event-photo-uploads/upload/event-photo-uploads.service';
import { asOwner } from '../app/signed-in-owner';
import type { TestApi } from '../app/start-api';

/** A file as a test sends it, with what is said of it. */
export interface UploadedCsv {
  bytes: Buffer;
  name?: string;
  caption?: string;
  capturedAt?: string;
}

/** Sends photographs as their photographer does, and gives the answer as it is. */
export function sendPhotos(
  api: TestApi,
  eventId: string,
  files: UploadedCsv[],
  headers: Record<string, string> = asOwner,
): Promise<Response> {
  const body = new FormData();
  for (const { bytes, name = 'DSC_0001.JPG', caption, capturedAt } of files) {
    if (caption !== undefined) body.append('caption', caption);
    if (capturedAt !== undefined) body.append('capturedAt', capturedAt);
    body.append('photos', new Blob([new Uint8Array(bytes)]), name);
  }
  return api.fetch(`/api/admin/studio-events/${eventId}/photos`, { method: 'POST', headers, body });
}

/** What became of each file, before its pictures are made. */
export async function upload(
  api: TestApi,
  eventId: string,
  ...files: UploadedCsv[]
): Promise<PhotoUploadReceipt[]> {
  const answer = await sendPhotos(api, eventId, files);
  if (answer.status !== 200)
    throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`);
  const receipts: unknown = await answer.json();
  if (!areReceipts(receipts)) throw new Error('The upload was not answered file by file.');
  return receipts;
}

const areReceipts = (answer: unknown): answer is PhotoUploadReceipt[] => Array.isArray(answer);

/** Sends photographs and has everything made of them. */
export async function bringIn(
  api: TestApi,
  eventId: string,
  ...files: UploadedCsv[]
): Promise<PhotoUploadReceipt[]> {
  const receipts = await upload(api, eventId, ...files);
  await api.get(EventPhotoWorker).drain();
  return receipts;
}

/** The photographs of an event as the database has them, in the order of capture. */
export async function photosOf(api: TestApi, eventId: string): Promise<StoredEventPhoto[]> {
  const photos: StoredEventPhoto[] = await api.database.manager.query(
    `SELECT id, state, failure_reason AS failureReason, seq, revision, caption, file_name AS fileName, media_id AS mediaId,
       guest_id AS guestId, captured_at AS capturedAt, leased_until AS leasedUntil, attempts
     FROM event_photos WHERE event_id = ? ORDER BY captured_at, file_name`,
    [eventId],
  );
  return photos;
}
