import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf, client, clientOf } from './client';

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
  '/api/orders': {
    post: {
      requestBody: { content: { 'application/json': EventPhotoOrder } };
      responses: { 201: { content: { 'application/json': PlacedPhotoOrder } } };
    };
  };
}

const orders = clientOf<PhotoOrderPaths>();

/**
 * The sizes of a live photo with their counts of this moment. A page that hears `prints_changed` of the photo invalidates
 * it. Needs a pass of the event: `pass_required`.
 */
export const photoEditionsQuery = (eventId: string, photoId: string) =>
  queryOptions({
    queryKey: ['/api/events', eventId, 'photos', photoId, 'editions'],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/api/events/{eventId}/photos/{photoId}/editions', {
          params: { path: { eventId, photoId } },
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
    mutationFn: (order: EventPhotoOrder) => bodyOf(orders.POST('/api/orders', { body: order })),
  });
