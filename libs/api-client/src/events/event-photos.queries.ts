import type { EventPhoto, FeedAdmissionInput, LiveUpload } from '@gallery/contracts';
import { isApiError } from '../http/api-error';
import { apiMutation, apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';

/** A picture as `GET /api/live-uploads` names it. Older sources name its address only. */
export type LiveUploadImage = string | LiveUpload;

/** Photographs of an event, as of a revision of it. */
export interface EventPhotoUpdates {
  photos: EventPhoto[];
  revision: number;
}

/** Every published photograph of an event. */
export const listEventPhotos = async (id: string, signal?: AbortSignal): Promise<EventPhotoUpdates> =>
  toEventPhotoUpdates(
    await bodyOf(client.GET('/api/events/{id}/photos', { params: { path: { id } }, signal })),
  );

/**
 * What changed after this revision, withdrawn photographs included; null when nothing did, which the gallery tells from memory
 * (304).
 */
export async function listEventPhotosSince(
  id: string,
  revision: number,
  signal?: AbortSignal,
): Promise<EventPhotoUpdates | null> {
  try {
    const changed = await bodyOf(
      client.GET('/api/events/{id}/photos', {
        params: { path: { id }, query: { revision } },
        headers: { 'If-None-Match': `"${revision}"` },
        signal,
      }),
    );
    return toEventPhotoUpdates(changed, revision);
  } catch (error) {
    if (isApiError(error) && error.status === 304) return null;
    throw error;
  }
}

/** The event's pictures as the uploads name them. */
export const listLiveUploads = (eventId: string, signal?: AbortSignal): Promise<LiveUploadImage[]> =>
  bodyOf(client.GET('/api/live-uploads', { params: { query: { eventId } }, signal }));

/** The guest's own pass of an event: name, code and until when; null while this browser has none. */
export const guestPassQuery = (id: string) =>
  apiQuery(['/api/events', id, 'pass'], (signal) =>
    client.GET('/api/events/{id}/pass', { params: { path: { id } }, signal }),
  );

/** Ids of the photographs that are the guest's own. */
export const guestPhotosQuery = (id: string) =>
  apiQuery(['/api/events', id, 'my-photos'], (signal) =>
    client.GET('/api/events/{id}/my-photos', { params: { path: { id } }, signal }),
  );

/** Gives name and e-mail for a pass of the event; its cookie comes with the answer. */
export const requestFeedAccess = () =>
  apiMutation((guest: Omit<FeedAdmissionInput, 'timestamp'>) =>
    client.POST('/api/collect-visitor', { body: { ...guest, timestamp: new Date().toISOString() } }),
  );

/**
 * Every change leaves its revision with a photograph, so the newest of them is how far an answer goes. It is not read from a
 * header: what was published while the answer was written would be taken for known.
 */
const toEventPhotoUpdates = (photos: EventPhoto[], since = 0): EventPhotoUpdates => ({
  photos,
  revision: Math.max(since, ...photos.map(({ revision }) => revision)),
});
