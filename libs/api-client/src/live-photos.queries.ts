import type { EventPhoto } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isApiError } from './api-error';
import { bodyOf, clientOf } from './client';

/** A picture as the uploads name it (L50): its address, or more; `driveId` is the photograph's id. */
export type LiveUpload = string | { url: string; driveId: string; filename: string };

/** The guest's own pass of an event (G49). */
export interface EventPass {
  name: string;
  /** What the photographer's picture of the pass is known by. */
  markerCode: string;
  /** The same as a QR code: a data URI. */
  markerQr: string;
  expiresAt: string;
}

/** The answer to name and e-mail at a gate. */
export interface EventAccess {
  success: boolean;
  message: string;
  eventId: string;
  /** For browsers that keep no cookies. */
  pass: string;
  markerCode: string;
  isWaitlisted: boolean;
}

/** Who wants to come in at the feed (L30). */
export interface Visitor {
  name: string;
  email: string;
  eventId: string;
}

interface Json<Body> {
  200: { content: { 'application/json': Body } };
}

interface LivePhotoPaths {
  '/api/events/{id}/photos': {
    get: {
      parameters: { path: { id: string }; query?: { revision?: number } };
      responses: Json<EventPhoto[]>;
    };
  };
  '/api/live-uploads': {
    get: { parameters: { query?: { eventId?: string } }; responses: Json<LiveUpload[]> };
  };
  '/api/events/{id}/pass': { get: { parameters: { path: { id: string } }; responses: Json<EventPass> } };
  '/api/events/{id}/my-photos': { get: { parameters: { path: { id: string } }; responses: Json<string[]> } };
  '/api/collect-visitor': {
    post: {
      requestBody: { content: { 'application/json': Visitor & { timestamp: string } } };
      responses: Json<EventAccess>;
    };
  };
}

const client = clientOf<LivePhotoPaths>();

/** Photographs of an event, as of a revision of it. */
export interface PhotoNews {
  photos: EventPhoto[];
  revision: number;
}

/** Every published photograph of an event (L48). */
export const listEventPhotos = (id: string, signal?: AbortSignal): Promise<PhotoNews> =>
  photoNews(client.GET('/api/events/{id}/photos', { params: { path: { id } }, signal }));

/**
 * What changed after this revision, withdrawn photographs included; null when nothing did, which the gallery tells from memory
 * (304, G68).
 */
export async function eventPhotosSince(
  id: string,
  revision: number,
  signal?: AbortSignal,
): Promise<PhotoNews | null> {
  try {
    return await photoNews(
      client.GET('/api/events/{id}/photos', {
        params: { path: { id }, query: { revision } },
        headers: { 'If-None-Match': `"${revision}"` },
        signal,
      }),
    );
  } catch (caught) {
    if (isApiError(caught) && caught.status === 304) return null;
    throw caught;
  }
}

/** The event's pictures as the uploads name them (L50). */
export const listLiveUploads = (eventId: string, signal?: AbortSignal) =>
  bodyOf(client.GET('/api/live-uploads', { params: { query: { eventId } }, signal }));

/** The guest's own pass of an event (G49): name, code and until when; null while this browser has none. */
export const eventPassQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/events', id, 'pass'],
    queryFn: async ({ signal }) => {
      try {
        return await bodyOf(client.GET('/api/events/{id}/pass', { params: { path: { id } }, signal }));
      } catch (caught) {
        if (isApiError(caught, 'pass_required')) return null;
        throw caught;
      }
    },
  });

/** Ids of the photographs that are the guest's own. */
export const myPhotosQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/events', id, 'my-photos'],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/api/events/{id}/my-photos', { params: { path: { id } }, signal })),
  });

/** Gives name and e-mail for a pass of the event; its cookie comes with the answer. */
export const collectVisitor = () =>
  mutationOptions({
    mutationKey: ['collect-visitor'],
    mutationFn: (visitor: Visitor) =>
      bodyOf(
        client.POST('/api/collect-visitor', { body: { ...visitor, timestamp: new Date().toISOString() } }),
      ),
  });

async function photoNews(call: Promise<{ data?: EventPhoto[]; response: Response }>): Promise<PhotoNews> {
  const photos = await bodyOf(call);
  const { response } = await call;
  const revision = Number(response.headers.get('x-event-revision') ?? Number.NaN);
  // Without the header the list speaks for itself.
  return {
    photos,
    revision: Number.isInteger(revision) ? revision : Math.max(0, ...photos.map((photo) => photo.revision)),
  };
}
