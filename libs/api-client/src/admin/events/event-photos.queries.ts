import type { UpdateEventPhoto, PhotoUploadReceipt } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';
import { sendAdminForm } from '../admin-form';

const EVENT = '/api/admin/studio-events/{id}';
const PHOTOS = '/api/admin/studio-events/{id}/photos';
const PHOTO = '/api/admin/event-photos/{id}';

/** While pictures are being made, and while nothing seems to happen: a tethered camera sends without this page. */
const PROCESSING_POLL_MS = 2_000;
const IDLE_POLL_MS = 8_000;

/** One of the owner's events, by its id or by the gallery's name for the current one. */
export const studioEventQuery = (eventId: string) =>
  apiQuery([EVENT, eventId], (signal) =>
    adminClient.GET(EVENT, { params: { path: { id: eventId } }, signal }),
  );

/** Every photograph of an event with its state, kept up to date while it is looked at. */
export const adminEventPhotosQuery = (eventId: string) =>
  queryOptions({
    queryKey: [PHOTOS, eventId],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(PHOTOS, { params: { path: { id: eventId } }, signal })),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'received') ? PROCESSING_POLL_MS : IDLE_POLL_MS,
  });

/** Tells the event by how much the camera's clock is off (milliseconds to add to its times). */
export const setCameraOffset = (eventId: string) =>
  mutationOptions({
    mutationFn: (cameraOffsetMs: number) => {
      const form = new FormData();
      form.append('cameraOffsetMs', String(cameraOffsetMs));
      return sendAdminForm({ method: 'PATCH', path: pathOf(EVENT, eventId), form });
    },
  });

/** A link that opens the wall on a projector without a form. */
export const createProjectorLink = (eventId: string) =>
  apiMutation(() =>
    adminClient.POST('/api/admin/studio-events/{id}/wall-links', { params: { path: { id: eventId } } }),
  );

/** Puts a photograph on the feed: approval, and again after a withdrawal. */
export const publishEventPhoto = (photoId: string) =>
  mutationOptions({
    mutationFn: () => adminClient.POST(`${PHOTO}/publication`, { params: { path: { id: photoId } } }),
  });

/** Takes a photograph off the feed. */
export const withdrawEventPhoto = (photoId: string) =>
  mutationOptions({
    mutationFn: () => adminClient.POST(`${PHOTO}/withdrawal`, { params: { path: { id: photoId } } }),
  });

/** Changes what guests read of a photograph, and whether they can order it. */
export const updateEventPhoto = (photoId: string) =>
  mutationOptions({
    mutationFn: (change: UpdateEventPhoto) =>
      adminClient.PATCH(PHOTO, { params: { path: { id: photoId } }, body: change }),
  });

/** Which of these photographs (SHA-256 in hex) the event has already. */
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
  /** Share of the bytes that have left, from 0 to 100; null while nobody can say. */
  onProgress: (percent: number | null) => void;
  signal: AbortSignal;
}

/** Sends one photograph to an event. */
export async function uploadEventPhoto({
  eventId,
  file,
  onProgress,
  signal,
}: EventPhotoUpload): Promise<PhotoUploadReceipt> {
  const form = new FormData();
  // For pictures that do not say when they were taken. Fields come before the file that they belong to.
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
