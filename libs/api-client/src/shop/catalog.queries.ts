import type { ArtworkCard, ArtworkRecord, PublicLedgerEntry } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';
import { takeInitialData } from '../http/initial-data';

/** Paths of the calls, and the first part of their queries' keys. */
export const INVENTORY_PATH = '/api/admin/artwork-inventory';
export const ARTWORKS_PATH = '/api/artworks';
export const EDITIONS_PATH = '/api/editions';
export const LEDGER_PATH = '/api/ledger';

/**
 * All public artworks, from the document if it has them. Fails with the specified message. The browser's cache
 * answers a refetch with 304.
 */
export const inventoryQuery = () =>
  queryOptions({
    queryKey: [INVENTORY_PATH],
    queryFn: ({ signal }) =>
      bodyOf(client.GET(INVENTORY_PATH, { signal })).catch((cause: unknown) => {
        throw new Error('Failed to fetch artwork inventory', { cause });
      }),
    initialData: () => takeInitialData(INVENTORY_PATH, isInventory),
  });

/** All public artworks as cards, from the document if it has them: half the inventory's size. */
export const artworksQuery = () =>
  queryOptions({
    queryKey: [ARTWORKS_PATH],
    queryFn: ({ signal }) => bodyOf(client.GET(ARTWORKS_PATH, { signal })),
    initialData: () => takeInitialData(ARTWORKS_PATH, isCards),
  });

/** The prints of all public artworks by state, from the document if it has them. */
export const ledgerQuery = () =>
  queryOptions({
    queryKey: [LEDGER_PATH],
    queryFn: ({ signal }) => bodyOf(client.GET(LEDGER_PATH, { signal })),
    initialData: () => takeInitialData(LEDGER_PATH, isLedger),
  });

/** Fails with `artwork_not_found`. */
export const artworkQuery = (slug: string) =>
  queryOptions({
    queryKey: [ARTWORKS_PATH, slug],
    queryFn: ({ signal }) =>
      bodyOf(client.GET('/api/artworks/{slug}', { params: { path: { slug } }, signal })),
    initialData: () => takeInitialData(`/api/artworks/${encodeURIComponent(slug)}`, isArtwork),
  });

/** The numbers of an edition that can be bought now. */
export const availableNumbersQuery = (editionId: string) =>
  queryOptions({
    queryKey: [EDITIONS_PATH, editionId],
    queryFn: ({ signal }) =>
      bodyOf(
        client.GET('/api/editions/{editionId}/available-numbers', {
          params: { path: { editionId } },
          signal,
        }),
      ),
  });

// The document comes from our own server: a light check is enough.
const isArtwork = (body: unknown): body is ArtworkRecord =>
  typeof body === 'object' && body !== null && 'id' in body && 'slug' in body && 'editionOptions' in body;

const isCard = (body: unknown): body is ArtworkCard =>
  typeof body === 'object' && body !== null && 'slug' in body && 'photograph' in body;
const isCards = (body: unknown): body is ArtworkCard[] => Array.isArray(body) && body.every(isCard);
const isInventory = (body: unknown): body is ArtworkRecord[] => Array.isArray(body) && body.every(isArtwork);

const isLedgerEntry = (body: unknown): body is PublicLedgerEntry =>
  typeof body === 'object' && body !== null && 'slug' in body && 'editions' in body;
const isLedger = (body: unknown): body is PublicLedgerEntry[] =>
  Array.isArray(body) && body.every(isLedgerEntry);
