import type { PreviewedArtwork } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from '../http/query-client';

const INVENTORY = '/api/collector/private-inventory';
const NOTES = '/api/collector/artist-notes';

/** Works shown to a collector before others, and what the server takes the time for. */
export interface PrivatePreviewArtworks {
  artworks: PreviewedArtwork[];
  /** How far the server's clock is ahead of the browser's, in milliseconds. */
  serverClockOffsetMs: number;
}

/** The works in the signed-in collector's private preview. The page decides how often to look. */
export const privatePreviewArtworksQuery = () =>
  queryOptions({
    queryKey: [INVENTORY],
    queryFn: async ({ signal }): Promise<PrivatePreviewArtworks> => {
      const call = client.GET(INVENTORY, { signal });
      const artworks = await bodyOf(call);
      const { response } = await call;
      return { artworks, serverClockOffsetMs: serverClockOffset(response.headers.get('date')) };
    },
    staleTime: COLLECTOR_STALE_TIME_MS,
  });

/** What the artist writes to the signed-in collector, newest first. */
export const artistNotesQuery = () =>
  apiQuery([NOTES], (signal) => client.GET(NOTES, { signal }), { staleTime: COLLECTOR_STALE_TIME_MS });

/** Which number a collector wants to keep. */
export interface ReservationInput {
  artworkId: string;
  editionId: string;
  number: number;
}

/** Keeps one number for the collector for 48 hours. */
export const reservePrint = () =>
  apiMutation((body: ReservationInput) => client.POST('/api/collector/reservations', { body }));

/** Gives a kept number back before its time; done already is no error. */
export const releaseReservedPrint = () =>
  apiCommand(({ editionId, number }: Pick<ReservationInput, 'editionId' | 'number'>) =>
    client.DELETE('/api/collector/reservations/{editionId}/{number}', {
      params: { path: { editionId, number } },
    }),
  );

/** Asks to be told when a work opens to everybody. */
export const requestPresaleNotification = () =>
  apiMutation((artworkId: string) =>
    client.POST('/api/collector/pre-sale-notification', { body: { artworkId } }),
  );

/** The header is told in whole seconds and has travelled: less than this is no difference. */
const CLOCK_TOLERANCE_MS = 2_000;

function serverClockOffset(date: string | null): number {
  const ahead = date === null ? 0 : Date.parse(date) - Date.now();
  return Math.abs(ahead) < CLOCK_TOLERANCE_MS || Number.isNaN(ahead) ? 0 : ahead;
}
