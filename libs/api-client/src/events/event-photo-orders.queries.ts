import type { CreateEventPhotoOrder } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../http/api-options';
import { client } from '../http/client';

/**
 * The sizes of a live photo with their counts of this moment. A page that hears `prints_changed` of the photo invalidates
 * it. Needs a pass of the event: `pass_required`.
 */
export const eventPhotoEditionsQuery = (eventId: string, photoId: string) =>
  apiQuery(['/api/events', eventId, 'photos', photoId, 'editions'], (signal) =>
    client.GET('/api/events/{eventId}/photos/{photoId}/editions', {
      params: { path: { eventId, photoId } },
      signal,
    }),
  );

/**
 * Of all photos of an event, the sizes of which a number is sold or on hold: one call for a wall that shows them in turn.
 * Needs a pass of the event: `pass_required`.
 */
export const startedEditionsQuery = (eventId: string) =>
  apiQuery(['/api/events', eventId, 'editions'], (signal) =>
    client.GET('/api/events/{eventId}/editions', { params: { path: { eventId } }, signal }),
  );

/**
 * Orders the event photo, which is then paid at its `checkoutUrl`. Refusals a page tells apart: `signed_out`,
 * `pass_required`, `photo_not_for_sale`, `inquiry_only`, `network`.
 */
export const createEventPhotoOrder = () =>
  apiMutation((order: CreateEventPhotoOrder) => client.POST('/api/orders', { body: order }));
