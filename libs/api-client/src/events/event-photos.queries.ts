import type { EventPhoto, FeedAdmissionInput, LiveUpload } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../http/api-error';
import { apiMutation, apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { takeInitialData } from '../http/initial-data';

/** A picture of `GET /api/live-uploads`; older sources send only its address. */
export type LiveUploadImage = string | LiveUpload;

/** Photos of an event as of a revision. */
export interface EventPhotoUpdates {
  photos: EventPhoto[];
  revision: number;
}

/** All published photos of an event. */
export const listEventPhotos = async (id: string, signal?: AbortSignal): Promise<EventPhotoUpdates> =>
  toEventPhotoUpdates(
    await bodyOf(client.GET('/api/events/{id}/photos', { params: { path: { id } }, signal })),
  );

/**
 * Changes after a revision, withdrawn photos included; null if there are none, which the API answers from memory
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

export const listLiveUploads = (eventId: string, signal?: AbortSignal): Promise<LiveUploadImage[]> =>
  bodyOf(client.GET('/api/live-uploads', { params: { query: { eventId } }, signal }));

/** The guest's pass for an event; null without one, which the document may say. */
export const guestPassQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/events', id, 'pass'],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/api/events/{id}/guest-pass', { params: { path: { id } }, signal })),
    initialData: () =>
      takeInitialData(`/api/events/${encodeURIComponent(id)}/guest-pass`, (body) => body === null),
  });

/** Ids of the photos that show the guest. */
export const guestPhotosQuery = (id: string) =>
  apiQuery(['/api/events', id, 'my-photos'], (signal) =>
    client.GET('/api/events/{id}/my-photos', { params: { path: { id } }, signal }),
  );

/** Requests a guest pass by name and email; the response sets its cookie. */
export const requestFeedAccess = () =>
  apiMutation((guest: Omit<FeedAdmissionInput, 'timestamp'>) =>
    client.POST('/api/collect-visitor', { body: { ...guest, timestamp: new Date().toISOString() } }),
  );

/**
 * Every change stores its revision on a photo, so the highest one says how far the response goes. A header would be
 * wrong: it would skip photos published while the response was written.
 */
const toEventPhotoUpdates = (photos: EventPhoto[], since = 0): EventPhotoUpdates => ({
  photos,
  revision: Math.max(since, ...photos.map(({ revision }) => revision)),
});
