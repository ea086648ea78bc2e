import type { CreatedArtwork, NewArtwork } from '../../src/catalog';
import { asOwner } from '../app/signed-in-owner';
import type { TestApi } from '../app/start-api';
import { createWork } from './artworks';

const DAY_MS = 86_400_000;

interface PreviewOptions {
  collectorId?: string;
  level?: string;
  opensAt?: Date;
  expiresAt?: Date;
  note?: string;
}

/** The owner shows a work: for two weeks from now unless said otherwise. Must succeed; resolves to the preview's id. */
export async function showTo(
  api: TestApi,
  artworkId: string,
  { opensAt, expiresAt, collectorId, ...audience }: PreviewOptions,
): Promise<string> {
  const response = await api.request('/api/admin/private-previews', {
    headers: asOwner,
    method: 'POST',
    body: {
      artworkIds: [artworkId],
      ...(collectorId === undefined ? {} : { collectorIds: [collectorId] }),
      ...audience,
      ...(opensAt ? { opensAt: opensAt.toISOString() } : {}),
      expiresAt: (expiresAt ?? new Date(api.clock.now().getTime() + 14 * DAY_MS)).toISOString(),
    },
  });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('id' in body) || typeof body.id !== 'string') {
    throw new Error(`The preview was refused: ${response.status} ${JSON.stringify(body)}`);
  }
  return body.id;
}

/** A work that the public does not see. */
export const createHiddenWork = (api: TestApi, work: Partial<NewArtwork> = {}): Promise<CreatedArtwork> =>
  createWork(api, { liveStatus: 'hidden', ...work });

/** One number of a work, as tests speak of it. */
export interface WantedNumber {
  artworkId: string;
  editionId: string;
  editionNumber: number;
}

/** A signed-in collector asks for a number. */
export const reserve = (
  api: TestApi,
  { headers }: { headers: Record<string, string> },
  wanted: WantedNumber,
): Promise<Response> =>
  api.request('/api/collector/reservations', {
    method: 'POST',
    headers,
    body: { artworkId: wanted.artworkId, editionId: wanted.editionId, editionNumber: wanted.editionNumber },
  });

/** Gives a number back. */
export const giveBack = (
  api: TestApi,
  { headers }: { headers: Record<string, string> },
  { editionId, editionNumber }: Omit<WantedNumber, 'artworkId'>,
): Promise<Response> =>
  api.request(`/api/collector/reservations/${editionId}/${editionNumber}`, { method: 'DELETE', headers });
