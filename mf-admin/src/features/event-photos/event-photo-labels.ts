import type { AdminEventPhoto } from '@gallery/contracts';
import type { StatusBadgeColor } from '@gallery/ui';

/** A photograph's state as the owner reads it. */
export const EVENT_PHOTO_STATES: Record<
  AdminEventPhoto['state'],
  { word: string; colour: StatusBadgeColor }
> = {
  received: { word: 'Being prepared', colour: 'reviewing' },
  waiting: { word: 'Waiting for approval', colour: 'pending' },
  published: { word: 'Published', colour: 'shipped' },
  withdrawn: { word: 'Withdrawn', colour: 'cancelled' },
  failed: { word: 'Failed', colour: 'rejected' },
  marker: { word: 'Guest’s code', colour: 'confirmed' },
};

/** `24 photographs, 3 waiting for approval`; frames of guests' codes are none. */
export function eventPhotoCountLabel(photos: readonly AdminEventPhoto[]): string {
  const count = photos.filter(({ state }) => state !== 'marker').length;
  const waiting = photos.filter(({ state }) => state === 'waiting').length;
  const all = count === 1 ? '1 photograph' : `${count} photographs`;
  return waiting > 0 ? `${all}, ${waiting} waiting for approval` : all;
}

/** Latest capture first, as an evening is followed. */
export const compareByCapture = (one: AdminEventPhoto, other: AdminEventPhoto): number =>
  other.capturedAt.localeCompare(one.capturedAt) || other.fileName.localeCompare(one.fileName);
