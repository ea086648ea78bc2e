import type { PhotoUploadReceipt } from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { callAdmin, type Input } from '../admin-client';
import { sendAdminForm, type UploadOptions } from '../admin-form';
import { adminCommand, adminMutation, adminQuery, FRESH, invalidateAdmin } from '../admin-options';

const EVENT = '/api/admin/studio-events/{id}';
const PHOTOS = '/api/admin/studio-events/{id}/photos';
const DEVICES = '/api/admin/studio-events/{id}/devices';
const PHOTO = '/api/admin/event-photos/{id}';

/** How often devices are refetched: one is paired without this page. */
const IDLE_POLL_MS = 8_000;

/** An event by its id, or by the gallery's id for the current one. */
export const studioEventQuery = (id: string) => adminQuery(EVENT, { id });

/** The photos of an event, in every state unless narrowed to one, a page at a time, with the counts of all. */
export const adminEventPhotosQuery = (
  id: string,
  filter: Omit<Input<'get', typeof PHOTOS>, 'id' | 'cursor'>,
  cursor: string | null,
) => adminQuery(PHOTOS, { ...filter, id, cursor });

/** Reads an event's photos again. */
export const invalidateEventPhotos = (queries: QueryClient): Promise<void> =>
  invalidateAdmin(queries, [PHOTOS]);

/** Sets the offset of the camera's clock: milliseconds to add to its times. `version` is that of the event as it was seen. */
export const setCameraOffset = (id: string) =>
  mutationOptions({
    mutationFn: ({ offsetMs, version }: { offsetMs: number; version: number }) =>
      sendAdminForm({
        method: 'patch',
        path: EVENT,
        id,
        form: { cameraOffsetMs: String(offsetMs), version: String(version) },
      }),
  });

/** A link that opens the projector without a form. */
export const createProjectorLink = (id: string) => adminMutation('post', `${EVENT}/projector-links`, { id });

/** The devices paired with an event, polled. */
export const eventDevicesQuery = (id: string) =>
  queryOptions({ ...adminQuery(DEVICES, { id }), refetchInterval: IDLE_POLL_MS });

/** A code that pairs one device with an event. */
export const createPairingCode = (id: string) => adminMutation('post', `${EVENT}/pairing-codes`, { id });

/** Revokes a device's access. */
export const revokeEventDevice = (id: string) =>
  adminCommand('delete', '/api/admin/event-devices/{id}', { id }, [DEVICES]);

/** Publishes a photo, also after a withdrawal. */
export const publishEventPhoto = (id: string) =>
  adminCommand('post', `${PHOTO}/publication`, { id }, [PHOTOS]);

/** Withdraws a photo from the feed. */
export const withdrawEventPhoto = (id: string) =>
  adminCommand('post', `${PHOTO}/withdrawal`, { id }, [PHOTOS]);

/** Publishes or rejects one photo after another; none of them waits for the list to be refetched. */
export const decideEventPhotos = () =>
  mutationOptions({
    mutationFn: ({ id, isApproved }: { id: string; isApproved: boolean }) =>
      callAdmin('post', isApproved ? `${PHOTO}/publication` : `${PHOTO}/withdrawal`, { id }),
    onSettled: (_answer, _failure, _decision, _context, { client }) => {
      void invalidateEventPhotos(client);
    },
  });

/** The sizes of a photo, with what is left of each. */
export const photoSaleOptionsQuery = (id: string) => adminQuery(`${PHOTO}/editions`, { id }, FRESH);

/** Holds the next number of a photo for a guest, and gives them a payment link. */
export const sellEventPhoto = (id: string) => adminMutation('post', `${PHOTO}/sales`, { id });

/** Changes a photo's caption, and whether it can be ordered. */
export const updateEventPhoto = (id: string) => adminCommand('patch', PHOTO, { id }, [PHOTOS]);

/** Returns which of these photos (SHA-256 in hex) the event has. */
export async function findKnownPhotoDigests(
  id: string,
  digests: string[],
  signal: AbortSignal,
): Promise<string[]> {
  const { known } = await bodyOf(callAdmin('post', `${EVENT}/photo-digests`, { id, digests }, { signal }));
  return known;
}

export interface EventPhotoUpload extends UploadOptions {
  eventId: string;
  file: File;
}

/** Uploads one photo to an event. */
export async function uploadEventPhoto({
  eventId: id,
  file,
  ...upload
}: EventPhotoUpload): Promise<PhotoUploadReceipt> {
  // The time is for pictures that have none. Fields must come before their file.
  const form = { capturedAt: new Date(file.lastModified).toISOString(), photos: file };
  const [receipt] = await sendAdminForm({ ...upload, method: 'post', path: PHOTOS, id, form });
  if (!receipt) throw new Error('The answer to an upload could not be read.');
  return receipt;
}
