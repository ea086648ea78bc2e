import type { Picture } from '@gallery/contracts';

/** A photograph of an event as its owner sees it, in whatever state. */
export interface OwnerPhoto {
  id: string;
  fileName: string;
  sha256: string;
  state: 'received' | 'waiting' | 'published' | 'withdrawn' | 'failed' | 'marker';
  fault: string | null;
  caption: string;
  capturedAt: string;
  seq: number | null;
  picture: Picture | null;
  isAvailableForOrder: boolean;
  visitorName: string | null;
}

/** What became of one file of an upload. */
export interface PhotoIntake {
  fileName: string;
  sha256: string;
  state: 'received' | 'known' | 'refused';
  photoId: string | null;
  fault: string | null;
}

interface Ok<Body> {
  responses: { 200: { content: { 'application/json': Body } } };
}
interface Done {
  responses: { 204: { content?: never } };
}
interface Json<Body> {
  requestBody: { content: { 'application/json': Body } };
}
interface At {
  parameters: { path: { id: string } };
}

/** The owner's calls about events. */
export interface OwnerPaths {
  '/api/admin/studio-events/{id}/photos': { get: At & Ok<OwnerPhoto[]> };
  '/api/admin/studio-events/{id}/photo-digests': {
    post: At & Json<{ digests: string[] }> & Ok<{ known: string[] }>;
  };
  '/api/admin/event-photos/{id}/publication': { post: At & Done };
  '/api/admin/event-photos/{id}/withdrawal': { post: At & Done };
  '/api/admin/event-photos/{id}': {
    patch: At & Json<{ caption?: string; isAvailableForOrder?: boolean }> & Done;
  };
}
