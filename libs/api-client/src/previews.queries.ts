import type { PreviewedArtwork } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client';
import { COLLECTION_FRESH_MS } from './collection';

const INVENTORY = '/api/collector/private-inventory';
const NOTES = '/api/collector/artist-notes';

/** Works shown to a collector before others, and what the server takes the time for. */
export interface PrivateInventory {
  works: PreviewedArtwork[];
  /** How far the server's clock is ahead of the browser's, in milliseconds. */
  serverAheadMs: number;
}

/** The works in the signed-in collector's private preview. The page decides how often to look. */
export const privateInventoryQuery = () =>
  queryOptions({
    queryKey: [INVENTORY],
    queryFn: async ({ signal }): Promise<PrivateInventory> => {
      const call = client.GET(INVENTORY, { signal });
      const works = await bodyOf(call);
      const { response } = await call;
      return { works, serverAheadMs: serverAhead(response.headers.get('date')) };
    },
    staleTime: COLLECTION_FRESH_MS,
  });

/** What the artist writes to the signed-in collector, newest first. */
export const artistNotesQuery = () =>
  queryOptions({
    queryKey: [NOTES],
    queryFn: ({ signal }) => bodyOf(client.GET(NOTES, { signal })),
    staleTime: COLLECTION_FRESH_MS,
  });

/** Which number a collector wants to keep. */
export interface ReservationWish {
  artworkId: string;
  editionId: string;
  number: number;
}

/** Keeps one number for the collector for 48 hours. */
export const reserveNumber = () =>
  mutationOptions({
    mutationKey: ['reserve-number'],
    mutationFn: (wish: ReservationWish) => bodyOf(client.POST('/api/collector/reservations', { body: wish })),
  });

/** Gives a kept number back before its time; done already is no error. */
export const releaseNumber = () =>
  mutationOptions({
    mutationKey: ['release-number'],
    mutationFn: async ({ editionId, number }: Pick<ReservationWish, 'editionId' | 'number'>) => {
      await client.DELETE('/api/collector/reservations/{editionId}/{number}', {
        params: { path: { editionId, number } },
      });
    },
  });

/** Asks to be told when a work opens to everybody. */
export const requestPresaleNotification = () =>
  mutationOptions({
    mutationKey: ['pre-sale-notification'],
    mutationFn: (artworkId: string) =>
      bodyOf(client.POST('/api/collector/pre-sale-notification', { body: { artworkId } })),
  });

/** The header is told in whole seconds and has travelled: less than this is no difference. */
const SAME_TIME_MS = 2_000;

function serverAhead(date: string | null): number {
  const ahead = date === null ? 0 : Date.parse(date) - Date.now();
  return Math.abs(ahead) < SAME_TIME_MS || Number.isNaN(ahead) ? 0 : ahead;
}
