import type { AdminEventPhoto } from '@gallery/contracts';
import type { StatusBadgeColor } from '@gallery/ui';

/** A photograph's state as the owner reads it. */
export const EVENT_PHOTO_STATES: Record<
  AdminEventPhoto['state'],
  { label: string; color: StatusBadgeColor }
> = {
  received: { label: 'Being prepared', color: 'reviewing' },
  waiting: { label: 'Waiting for approval', color: 'pending' },
  published: { label: 'Published', color: 'shipped' },
  withdrawn: { label: 'Withdrawn', color: 'cancelled' },
  failed: { label: 'Failed', color: 'rejected' },
  'code-frame': { label: 'Guest’s code', color: 'confirmed' },
};

/** `24 photographs, 3 waiting for approval`; frames of guests' codes are none. */
export function eventPhotoCountLabel(photos: readonly AdminEventPhoto[]): string {
  const count = photos.filter(({ state }) => state !== 'code-frame').length;
  const waiting = photos.filter(({ state }) => state === 'waiting').length;
  const all = count === 1 ? '1 photograph' : `${count} photographs`;
  return waiting > 0 ? `${all}, ${waiting} waiting for approval` : all;
}

/** Latest capture first, as an evening is followed. */
export const compareByCapture = (one: AdminEventPhoto, other: AdminEventPhoto): number =>
  other.capturedAt.localeCompare(one.capturedAt) || other.fileName.localeCompare(one.fileName);
