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

/** An empty text does not filter. */
export type InventoryFilter = Record<'q' | 'series' | 'tier' | 'availability' | 'state', string>;

/** Prefix of all inventory queries, for invalidation. */
export const INVENTORY_KEY = ['owner', 'inventory'] as const;

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

/** Fails with `artwork_not_found`. */
export const inventoryRecordQuery = (id: string) =>
  apiQuery(
    [...INVENTORY_KEY, ARTWORK, id],
    (signal) => adminClient.GET(ARTWORK, { params: { path: { id } }, signal }),
    { staleTime: 0 },
  );

/** The form data of an artwork, and a listener for upload progress. */
export type ArtworkFormUpload = Pick<AdminForm, 'form' | 'onProgress' | 'signal'>;

export const createArtwork = () =>
  mutationOptions({
    mutationFn: async (sending: ArtworkFormUpload) =>
      parseInventoryRecord(await sendAdminForm({ ...sending, method: 'POST', path: ARTWORKS })),
  });

export const updateArtwork = (id: string) =>
  mutationOptions({
    mutationFn: async (sending: ArtworkFormUpload) =>
      parseInventoryRecord(
        await sendAdminForm({ ...sending, method: 'PUT', path: `${ARTWORKS}/${encodeURIComponent(id)}` }),
      ),
  });

/** Returns a CSV file that can be imported again. */
export const exportArtworks = () =>
  apiMutation((filters: InventoryFilter) =>
    adminClient.GET(ARTWORKS_CSV, { params: { query: toPageQuery(filters, null) }, parseAs: 'blob' }),
  );

/** Deletes an artwork, or archives it if it has prints, favorites or orders. */
export const deleteArtwork = () =>
  apiMutation((id: string) => adminClient.DELETE(ARTWORK, { params: { path: { id } } }));

export const updateLiveStatus = (id: string) =>
  apiMutation((liveStatus: InventoryRecord['liveStatus']) =>
    adminClient.PATCH(`${ARTWORK}/live-status`, { params: { path: { id } }, body: { liveStatus } }),
  );

/** Uploads a picture before the form that references it. */
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

/** The current record from the details of a `changed_meanwhile` error. */
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

// Values come from the page's address: unknown ones are dropped.
const TIERS = ['Tier 1', 'Tier 2'] as const;
const AVAILABILITIES = ['available', 'reserved', 'sold', 'not for sale'] as const;
const STATES = ['kept', 'live', 'hidden', 'archived'] as const;

const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some((word) => word === text);

function parseInventoryRecord(response: unknown): InventoryRecord {
  if (!isRecord(response)) throw new Error('The answer to a form could not be read.');
  return response;
}

// The bodies come from our own server: a light check is enough.
const isRecord = (body: unknown): body is InventoryRecord =>
  typeof body === 'object' && body !== null && 'printSizes' in body && 'version' in body;

const isPicture = (body: unknown): body is Picture =>
  typeof body === 'object' && body !== null && 'id' in body && 'widths' in body;
