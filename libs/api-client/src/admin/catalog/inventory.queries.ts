import type { InventoryRecord, Picture, paths } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';
import { sendAdminForm, type AdminForm } from '../admin-form';

const ARTWORKS = '/api/admin/artwork-inventory';
const PAGE = '/api/admin/artwork-inventory/page';
const ARTWORKS_CSV = '/api/admin/artwork-inventory.csv';
const ARTWORK = '/api/admin/artwork-inventory/{id}';

type PageQuery = NonNullable<paths[typeof PAGE]['get']['parameters']['query']>;

/** Which works the list shows; an empty text does not narrow it. */
export type InventoryFilter = Record<'q' | 'series' | 'tier' | 'availability' | 'state', string>;

/** Everything about works, for invalidation after a change. */
export const INVENTORY_KEY = ['owner', 'inventory'] as const;

/** A page of the inventory, from the cursor of the page before. */
export const inventoryPageQuery = (filters: InventoryFilter, cursor: string | null) =>
  queryOptions({
    queryKey: [...INVENTORY_KEY, PAGE, filters, cursor],
    queryFn: ({ signal }) =>
      bodyOf(adminClient.GET(PAGE, { params: { query: toPageQuery(filters, cursor) }, signal })).catch(
        (cause: unknown) => {
          throw new Error('Failed to fetch artwork inventory', { cause });
        },
      ),
    staleTime: 0,
  });

/** One work with everything that is kept of it; `artwork_not_found` when there is none. */
export const inventoryRecordQuery = (id: string) =>
  apiQuery(
    [...INVENTORY_KEY, ARTWORK, id],
    (signal) => adminClient.GET(ARTWORK, { params: { path: { id } }, signal }),
    { staleTime: 0 },
  );

/** A filled form, and who wants to know how much of it has left. */
export type ArtworkFormUpload = Pick<AdminForm, 'form' | 'onProgress' | 'signal'>;

/** Adds a work. */
export const createArtwork = () =>
  mutationOptions({
    mutationFn: async (sending: ArtworkFormUpload) =>
      parseInventoryRecord(await sendAdminForm({ ...sending, method: 'POST', path: ARTWORKS })),
  });

/** Changes a work. */
export const updateArtwork = (id: string) =>
  mutationOptions({
    mutationFn: async (sending: ArtworkFormUpload) =>
      parseInventoryRecord(
        await sendAdminForm({ ...sending, method: 'PUT', path: `${ARTWORKS}/${encodeURIComponent(id)}` }),
      ),
  });

/** Every work that matches, as a CSV file that can be imported again. */
export const exportArtworks = () =>
  apiMutation((filters: InventoryFilter) =>
    adminClient.GET(ARTWORKS_CSV, { params: { query: toPageQuery(filters, null) }, parseAs: 'blob' }),
  );

/** Deletes a work, or archives it when anybody has anything of it. */
export const deleteArtwork = () =>
  apiMutation((id: string) => adminClient.DELETE(ARTWORK, { params: { path: { id } } }));

/** Shows a work or hides it. */
export const updateLiveStatus = (id: string) =>
  apiMutation((liveStatus: InventoryRecord['liveStatus']) =>
    adminClient.PATCH(`${ARTWORK}/live-status`, { params: { path: { id } }, body: { liveStatus } }),
  );

/** Sends one picture ahead of the form that will name it. */
export async function uploadPicture({
  file,
  ...sending
}: Omit<ArtworkFormUpload, 'form'> & { file: File }): Promise<Picture> {
  const form = new FormData();
  form.append('picture', file);
  const response = await sendAdminForm({ ...sending, form, method: 'POST', path: `${ARTWORKS}/pictures` });
  if (!isPicture(response)) throw new Error('The answer to a picture could not be read.');
  return response;
}

/** The fresh record that a refused change carries along; null when it carries none. */
export function latestInventoryRecord(details: Readonly<Record<string, unknown>>): InventoryRecord | null {
  return isRecord(details['record']) ? details['record'] : null;
}

function toPageQuery(filters: InventoryFilter, cursor: string | null): PageQuery {
  const { q, series, tier, availability, state } = filters;
  return {
    ...(q ? { q } : {}),
    ...(series ? { series } : {}),
    ...(isOneOf(TIERS, tier) ? { tier } : {}),
    ...(isOneOf(AVAILABILITIES, availability) ? { availability } : {}),
    ...(isOneOf(STATES, state) ? { state } : {}),
    ...(cursor === null ? {} : { cursor }),
  };
}

// What somebody writes into the address of the page is not asked for.
const TIERS = ['Tier 1', 'Tier 2'] as const;
const AVAILABILITIES = ['available', 'reserved', 'sold', 'not for sale'] as const;
const STATES = ['kept', 'live', 'hidden', 'archived'] as const;

const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some((word) => word === text);

function parseInventoryRecord(response: unknown): InventoryRecord {
  if (!isRecord(response)) throw new Error('The answer to a form could not be read.');
  return response;
}

// They come from the server that answers the call: their shape is trusted, only something else is refused.
const isRecord = (body: unknown): body is InventoryRecord =>
  typeof body === 'object' && body !== null && 'printSizes' in body && 'version' in body;

const isPicture = (body: unknown): body is Picture =>
  typeof body === 'object' && body !== null && 'id' in body && 'widths' in body;
