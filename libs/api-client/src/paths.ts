import type { GallerySettings, paths } from '@gallery/contracts';

/** The calls that pages may make: the API's document, and the settings, which are written into documents as well. */
export type Paths = paths & {
  '/api/gallery': { get: { responses: { 200: { content: { 'application/json': GallerySettings } } } } };
};
