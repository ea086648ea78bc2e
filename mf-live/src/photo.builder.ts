import type { EventPhoto } from '@gallery/contracts';

/** The photo with this number, without a picture. */
export const aBarePhoto = (seq: number, named: Partial<EventPhoto> = {}): EventPhoto => ({
  id: `photo-${seq}`,
  imageUrl: `/api/event-pictures/event/${seq}-800.jpg`,
  caption: `Frame ${seq}`,
  createdAt: '2026-11-22T19:00:00.000Z',
  isAvailableForOrder: true,
  orderCount: 0,
  photographer: '',
  seq,
  revision: seq,
  isWithdrawn: false,
  capturedAt: '2026-11-22T19:00:00.000Z',
  orientation: 'landscape',
  picture: null,
  ...named,
});
