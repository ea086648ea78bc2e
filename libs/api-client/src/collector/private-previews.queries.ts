import type { PreviewedArtwork } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from '../http/query-client';

/** Path of the call, and the key of its query. */
export const PRIVATE_INVENTORY_PATH = '/api/collector/private-inventory';
const NOTES = '/api/collector/artist-notes';

/** Artworks of a private preview, and the server's clock. */
export interface PrivatePreviewArtworks {
  artworks: PreviewedArtwork[];
  /** How far the server's clock is ahead of the browser's. */
  serverClockOffsetMs: number;
}

/** The signed-in collector's private preview. The page decides how often to refetch. */
export const privatePreviewArtworksQuery = () =>
  queryOptions({
    queryKey: [PRIVATE_INVENTORY_PATH],
    queryFn: async ({ signal }): Promise<PrivatePreviewArtworks> => {
      const call = client.GET(PRIVATE_INVENTORY_PATH, { signal });
      const artworks = await bodyOf(call);
      const { response } = await call;
      return { artworks, serverClockOffsetMs: serverClockOffset(response.headers.get('date')) };
    },
    staleTime: COLLECTOR_STALE_TIME_MS,
  });

/** Artist notes for the signed-in collector, newest first. */
export const artistNotesQuery = () =>
  apiQuery([NOTES], (signal) => client.GET(NOTES, { signal }), { staleTime: COLLECTOR_STALE_TIME_MS });

export interface ReservationInput {
  artworkId: string;
  editionId: string;
  editionNumber: number;
}

/** Reserves one print for 48 hours. */
export const reservePrint = () =>
  apiMutation((body: ReservationInput) => client.POST('/api/collector/reservations', { body }));

/** Releases a reservation early; succeeds if it has already ended. */
export const releaseReservedPrint = () =>
  apiCommand(({ editionId, editionNumber }: Pick<ReservationInput, 'editionId' | 'editionNumber'>) =>
    client.DELETE('/api/collector/reservations/{editionId}/{editionNumber}', {
      params: { path: { editionId, editionNumber } },
    }),
  );

/** Asks for an email when the artwork goes on sale. */
export const requestPresaleNotification = () =>
  apiMutation((artworkId: string) =>
    client.POST('/api/collector/pre-sale-notification', { body: { artworkId } }),
  );

/** The Date header has whole seconds and network delay: a smaller offset means nothing. */
const CLOCK_TOLERANCE_MS = 2_000;

function serverClockOffset(date: string | null): number {
  const ahead = date === null ? 0 : Date.parse(date) - Date.now();
  return Math.abs(ahead) < CLOCK_TOLERANCE_MS || Number.isNaN(ahead) ? 0 : ahead;
}
