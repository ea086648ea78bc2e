import type { EventPhoto } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf, clientOf } from './client';

/** One size in which a live photo is sold as a numbered print (L63). */
export interface PhotoEditionOption {
  /** Canonical size key, `30x20`. */
  size: string;
  label: string;
  /** Outer size of the frame; null when none is told. */
  frameSize: string | null;
  /** Dollars; null in inquire mode (G40). */
  price: number | null;
  total: number;
  /** Numbers that are not sold; those on hold are among them. */
  remaining: number;
  /** Numbers that somebody is paying for right now. */
  held: number;
  isMini: boolean;
  frames: string[];
  /** Inches of matte around the print. */
  matteSizes: number[];
}

/** What a live photo can be bought as: `GET /api/events/{id}/photos/{photoId}/editions` (G10). */
export interface PhotoEditions {
  orientation: EventPhoto['orientation'];
  options: PhotoEditionOption[];
  /** The unnumbered print with its digital file, for collectors; dollars, null in inquire mode. */
  eventPhoto: { price: number | null };
}

/** Body of `POST /api/orders` (L65). */
export interface EventPhotoOrder {
  orderType: 'event_photo';
  itemId: string;
  quantity: 1;
  unitPrice: number;
  totalPrice: number;
}

/** An event photo that was ordered, and where it is paid for. */
export interface PlacedPhotoOrder {
  id: string;
  number: string;
  status: string;
  totalPrice: number;
  checkoutUrl: string;
}

/** The file of an event photo on its paid order's line; its link ends by itself. */
export interface DigitalFile {
  url: string;
  expiresAt: string;
}

interface PhotoOrderPaths {
  '/api/events/{id}/photos/{photoId}/editions': {
    get: {
      parameters: { path: { id: string; photoId: string } };
      responses: { 200: { content: { 'application/json': PhotoEditions } } };
    };
  };
  '/api/orders': {
    post: {
      requestBody: { content: { 'application/json': EventPhotoOrder } };
      responses: { 201: { content: { 'application/json': PlacedPhotoOrder } } };
    };
  };
}

const client = clientOf<PhotoOrderPaths>();

/**
 * The sizes of a live photo with their counts of this moment. A page that hears `prints_changed` of the photo invalidates
 * it. Needs a pass of the event: `pass_required`.
 */
export const photoEditionsQuery = (eventId: string, photoId: string) =>
  queryOptions({
    queryKey: ['/api/events', eventId, 'photos', photoId, 'editions'],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/api/events/{id}/photos/{photoId}/editions', {
          params: { path: { id: eventId, photoId } },
          signal,
        }),
      ),
  });

/**
 * Orders the event photo (L65), which is then paid at its `checkoutUrl`. Refusals a page tells apart: `signed_out`,
 * `pass_required`, `photo_not_for_sale`, `inquiry_only`, `network`.
 */
export const orderEventPhoto = () =>
  mutationOptions({
    mutationKey: ['order-event-photo'],
    mutationFn: (order: EventPhotoOrder) => bodyOf(client.POST('/api/orders', { body: order })),
  });
