import type {
  EventPhotoEditionOption,
  EventPhotoEditions,
  FrameOption,
  GallerySettings,
} from '@gallery/contracts';
import { describeFrame } from '@gallery/domain';
import {
  useCart,
  useCollectorAccess,
  useCollectorSession,
  useGallerySettings,
  useToasts,
} from '@gallery/session';
import { gallerySettings, renderRoutes, type ApiStubs } from '@gallery/testing';
import { screen } from '@testing-library/react';
import { PurchaseSheet } from './purchase-sheet';

/** The call for the sheet's sizes. */
export const EDITIONS = 'GET /api/events/{id}/photos/{photoId}/editions';

function aFrameOption(frameType: string, framedSize: string): FrameOption {
  const frame = describeFrame(frameType);
  if (!frame) throw new Error(`${frameType} is no frame.`);
  return { ...frame, frameType, framedSize };
}

/** A framed edition of nine, all available by default. */
export const anOption = (named: Partial<EventPhotoEditionOption> = {}): EventPhotoEditionOption => ({
  size: '30x20',
  displayName: '30 × 20 in',
  framedSize: '42.5x32.5',
  price: 10_000,
  total: 9,
  remaining: 9,
  held: 0,
  heldUntil: null,
  unpaidUntil: null,
  isMini: false,
  frameOptions: [
    aFrameOption('Black wood, 5 in matte', '42.5x32.5'),
    aFrameOption('Black wood, 7.5 in matte', '45x35'),
    aFrameOption('Gold metal, 5 in matte', '42.5x32.5'),
    aFrameOption('Gold metal, 7.5 in matte', '45x35'),
  ],
  ...named,
});

/** A mini, a framed edition with one print on hold, and a sold-out one. */
export const landscape: EventPhotoEditions = {
  title: 'Last look before closing',
  series: 'An Evening on Paper',
  year: 2026,
  picture: null,
  orientation: 'landscape',
  options: [
    anOption({
      size: '7x5',
      displayName: '5 × 7 in',
      framedSize: '8x10',
      price: 333,
      total: 100,
      remaining: 84,
      isMini: true,
      frameOptions: [aFrameOption('Black wood', '8x10'), aFrameOption('Gold metal', '8x10')],
    }),
    anOption({ remaining: 9, held: 1 }),
    anOption({ size: '60x40', framedSize: '74.5x54.5', price: 30_000, remaining: 0 }),
  ],
  eventPhoto: { price: 150 },
};

const event = { id: 'event-1', tag: 'opening', title: 'An Evening on Paper' };
export const photo = {
  id: 'photo-42',
  caption: 'Last look before closing',
  seq: 12,
  imageUrl: '/api/event-pictures/event-1/a-800.jpg',
  capturedAt: '2026-11-21T19:46:00.000Z',
  isAvailableForOrder: true,
  isWithdrawn: false,
};

export const onClose = jest.fn();

/** Opens the sheet of the photo; its sizes are `landscape`'s by default. */
export function open(api: ApiStubs = {}, shown: Partial<typeof photo> = {}) {
  return renderRoutes(
    [
      {
        path: '/',
        element: <PurchaseSheet event={event} photo={{ ...photo, ...shown }} onClose={onClose} />,
      },
      { path: '/cart', element: <p>The cart</p> },
    ],
    { api: { [EDITIONS]: landscape, ...api } },
  );
}

/** A row of the sheet by its text. */
export const option = (name: RegExp) => screen.findByRole('radio', { name });
/** A new shopper: signed out, with an empty cart. */
export function arrive(settings: Partial<GallerySettings> = {}) {
  useGallerySettings.setState({ settings: gallerySettings(settings) });
  useCart.getState().clear();
  useCollectorSession.getState().end();
  useCollectorAccess.getState().close();
  useToasts.setState({ toast: null });
  onClose.mockClear();
}
