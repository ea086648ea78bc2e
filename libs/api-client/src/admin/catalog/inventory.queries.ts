import type { InventoryRecord, Picture } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { apiMutation } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { callAdmin, downloadAdmin, type Input } from '../admin-client';
import { sendAdminForm, type UploadOptions } from '../admin-form';
import { adminMutation, adminQuery, FRESH, latestRecord } from '../admin-options';

/** Path of the artworks of the inventory, for invalidation. */
export const INVENTORY = '/api/admin/artwork-inventory';
const PAGE = '/api/admin/artwork-inventory/page';
const ARTWORK = '/api/admin/artwork-inventory/{id}';

/** An empty text does not filter. */
export type InventoryFilter = Record<'q' | 'series' | 'tier' | 'availability' | 'state' | 'prices', string>;

export const inventoryPageQuery = (filters: InventoryFilter, cursor: string | null) =>
  queryOptions({
    queryKey: [PAGE, filters, cursor],
    queryFn: ({ signal }) =>
      bodyOf(callAdmin('get', PAGE, { ...toPageQuery(filters), cursor }, { signal })).catch(
        (cause: unknown) => {
          throw new Error('Failed to fetch artwork inventory', { cause });
        },
      ),
    ...FRESH,
  });

/** Fails with `artwork_not_found`. */
export const inventoryRecordQuery = (id: string) => adminQuery(ARTWORK, { id }, FRESH);

/** The form data of an artwork, and a listener for upload progress. */
export interface ArtworkFormUpload extends UploadOptions {
  form: FormData;
}

export const createArtwork = () =>
  mutationOptions({
    mutationFn: (upload: ArtworkFormUpload) => sendAdminForm({ ...upload, method: 'post', path: INVENTORY }),
  });

export const updateArtwork = (id: string) =>
  mutationOptions({
    mutationFn: (upload: ArtworkFormUpload) => sendAdminForm({ ...upload, method: 'put', path: ARTWORK, id }),
  });

/** Returns a CSV file that can be imported again. */
export const exportArtworks = () =>
  apiMutation((filters: InventoryFilter) => downloadAdmin(`${INVENTORY}.csv`, toPageQuery(filters)));

/** Deletes an artwork, or archives it if it has prints, favorites or orders. */
export const deleteArtwork = () => adminMutation('delete', ARTWORK, {});

/** Gives an artwork's sizes the prices of its tier in the price book. */
export const applyPriceBook = (id: string) =>
  adminMutation('post', `${ARTWORK}/price-book`, { id }, [INVENTORY]);

export const updateLiveStatus = (id: string) => adminMutation('patch', `${ARTWORK}/live-status`, { id });

/** Uploads a picture before the form that references it. */
export const uploadPicture = ({ file, ...upload }: UploadOptions & { file: File }): Promise<Picture> =>
  sendAdminForm({ ...upload, form: { picture: file }, method: 'post', path: `${INVENTORY}/pictures` });

export const latestInventoryRecord = latestRecord<InventoryRecord>('printSizes', 'version');

function toPageQuery({
  q,
  series,
  tier,
  availability,
  state,
  prices,
}: InventoryFilter): Input<'get', typeof PAGE> {
  return {
    ...(q ? { q } : {}),
    ...(series ? { series } : {}),
    ...(isOneOf(TIERS, tier) ? { tier } : {}),
    ...(isOneOf(AVAILABILITIES, availability) ? { availability } : {}),
    ...(isOneOf(STATES, state) ? { state } : {}),
    ...(prices === 'differing' ? { prices } : {}),
  };
}

// Values come from the page's address: unknown ones are dropped.
const TIERS = ['Tier 1', 'Tier 2'] as const;
const AVAILABILITIES = ['available', 'reserved', 'sold', 'not for sale'] as const;
const STATES = ['kept', 'live', 'hidden', 'draft', 'archived'] as const;

const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some((word) => word === text);
