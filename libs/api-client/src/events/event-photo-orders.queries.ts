import type { CreateEventPhotoOrder } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../http/api-options';
import { client } from '../http/client';

export const EVENTS_PATH = '/api/events';

/**
 * The sizes of an event photo with their stock. Invalidate it on `prints_changed`. Fails with `pass_required`
 * without a guest pass.
 */
export const eventPhotoEditionsQuery = (eventId: string, photoId: string) =>
  apiQuery([EVENTS_PATH, eventId, 'photos', photoId, 'editions'], (signal) =>
    client.GET('/api/events/{eventId}/photos/{photoId}/editions', {
      params: { path: { eventId, photoId } },
      signal,
    }),
  );

/**
 * Sizes of an event's photos with a sold or held print, in one call for the projector. Fails with `pass_required`
 * without a guest pass.
 */
export const startedEditionsQuery = (eventId: string) =>
  apiQuery([EVENTS_PATH, eventId, 'editions'], (signal) =>
    client.GET('/api/events/{eventId}/editions', { params: { path: { eventId } }, signal }),
  );

/**
 * Orders an event photo, which is then paid at `checkoutUrl`. Pages handle `signed_out`, `pass_required`,
 * `photo_not_for_sale`, `inquiry_only` and `network`.
 */
export const createEventPhotoOrder = () =>
  apiMutation((order: CreateEventPhotoOrder) => client.POST('/api/orders', { body: order }));
