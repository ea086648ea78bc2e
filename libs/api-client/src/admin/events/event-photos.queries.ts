import type { UpdateEventPhoto, PhotoUploadReceipt } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';
import { sendAdminForm } from '../admin-form';

const EVENT = '/api/admin/studio-events/{id}';
const PHOTOS = '/api/admin/studio-events/{id}/photos';
const PHOTO = '/api/admin/event-photos/{id}';

/**
 * How often photos are refetched while derivatives are made, and while idle: a tethered camera uploads without this
 * page.
 */
const PROCESSING_POLL_MS = 2_000;
const IDLE_POLL_MS = 8_000;

/** An event by its id, or by the gallery's id for the current one. */
export const studioEventQuery = (eventId: string) =>
  apiQuery([EVENT, eventId], (signal) =>
    adminClient.GET(EVENT, { params: { path: { id: eventId } }, signal }),
  );

/** All photos of an event in every state, polled. */
export const adminEventPhotosQuery = (eventId: string) =>
  queryOptions({
    queryKey: [PHOTOS, eventId],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(PHOTOS, { params: { path: { id: eventId } }, signal })),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'received') ? PROCESSING_POLL_MS : IDLE_POLL_MS,
  });

/** Sets the offset of the camera's clock: milliseconds to add to its times. */
export const setCameraOffset = (eventId: string) =>
  mutationOptions({
    mutationFn: (cameraOffsetMs: number) => {
      const form = new FormData();
      form.append('cameraOffsetMs', String(cameraOffsetMs));
      return sendAdminForm({ method: 'PATCH', path: pathOf(EVENT, eventId), form });
    },
  });

/** A link that opens the projector without a form. */
export const createProjectorLink = (eventId: string) =>
  apiMutation(() =>
    adminClient.POST('/api/admin/studio-events/{id}/projector-links', { params: { path: { id: eventId } } }),
  );

/** Publishes a photo, also after a withdrawal. */
export const publishEventPhoto = (photoId: string) =>
  mutationOptions({
    mutationFn: () => adminClient.POST(`${PHOTO}/publication`, { params: { path: { id: photoId } } }),
  });

/** Withdraws a photo from the feed. */
export const withdrawEventPhoto = (photoId: string) =>
  mutationOptions({
    mutationFn: () => adminClient.POST(`${PHOTO}/withdrawal`, { params: { path: { id: photoId } } }),
  });

/** Changes a photo's caption, and whether it can be ordered. */
export const updateEventPhoto = (photoId: string) =>
  mutationOptions({
    mutationFn: (change: UpdateEventPhoto) =>
      adminClient.PATCH(PHOTO, { params: { path: { id: photoId } }, body: change }),
  });

/** Returns which of these photos (SHA-256 in hex) the event has. */
export async function findKnownPhotoDigests(
  eventId: string,
  digests: string[],
  signal: AbortSignal,
): Promise<string[]> {
  const { known } = await bodyOf(
    adminClient.POST('/api/admin/studio-events/{id}/photo-digests', {
      params: { path: { id: eventId } },
      body: { digests },
      signal,
    }),
  );
  return known;
}

export interface EventPhotoUpload {
  eventId: string;
  file: File;
  /** Share of bytes sent, from 0 to 100; null while it is unknown. */
  onProgress: (percent: number | null) => void;
  signal: AbortSignal;
}

/** Uploads one photo to an event. */
export async function uploadEventPhoto({
  eventId,
  file,
  onProgress,
  signal,
}: EventPhotoUpload): Promise<PhotoUploadReceipt> {
  const form = new FormData();
  // Used for pictures without a time of their own. Fields must come before their file.
  form.append('capturedAt', new Date(file.lastModified).toISOString());
  form.append('photos', file);
  const path = pathOf(PHOTOS, eventId);
  const response = await sendAdminForm({ method: 'POST', path, form, onProgress, signal });
  const [receipt] = Array.isArray(response) ? response.filter(isPhotoUploadReceipt) : [];
  if (!receipt) throw new Error('The answer to an upload could not be read.');
  return receipt;
}

const pathOf = (path: string, id: string): string => path.replace('{id}', encodeURIComponent(id));

const isPhotoUploadReceipt = (response: unknown): response is PhotoUploadReceipt =>
  typeof response === 'object' &&
  response !== null &&
  'state' in response &&
  (response.state === 'received' || response.state === 'known' || response.state === 'refused');
