/** What the shop reads of artworks. Money on the wire is dollars. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type EditionOption = Schemas['EditionOption'];
export type ArtworkCard = Schemas['ArtworkCard'];
export type ArtworkRecord = Schemas['ArtworkRecord'];
/**
 * A stored picture. Its files are `/api/uploads/{id}-{width}.{avif|jpg}`, those of an event photo
 * `/api/event-pictures/{eventId}/{id}-{width}.{avif|jpg}`, and never change.
 */
export type Picture = Schemas['Picture'];
