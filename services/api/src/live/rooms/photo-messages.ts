import type { EventPhoto, LiveMessage } from '@gallery/contracts';

/** How far those have been told who hear the messages. */
interface RoomPosition {
  eventId: string;
  revision: number;
  /** The number of the last photograph. */
  photoSeq: number;
}

/**
 * One message for each photograph that changed since, in the order of the changes. A photograph that nobody has heard of is new
 * whatever happened to it meanwhile, and one that came and went again is told as withdrawn.
 */
export function photoMessages(told: RoomPosition, changed: readonly EventPhoto[]): LiveMessage[] {
  let after = told.revision;
  return changed.map((photo) => {
    const place = { eventId: told.eventId, revision: photo.revision, after };
    after = photo.revision;
    if (photo.isWithdrawn) return { type: 'photo_withdrawn', ...place, photoId: photo.id };
    return { type: photo.seq > told.photoSeq ? 'new_photo' : 'photo_changed', ...place, photo };
  });
}
