import type { KnownArtwork, ReservedFor } from '../catalogue';
import type { KnownCollector } from '../identity';
import type { PreviewCollector, PrivatePreviewRecord } from './dto/private-preview.dto';
import type { PresaleRequest } from './presale-request.entity';
import { previewState } from './preview-state';
import type { WholePreview } from './private-previews.store';

/** What a preview's record is made of besides itself. */
export interface PreviewParts {
  artworks: readonly KnownArtwork[];
  /** Everybody who is named. */
  collectors: readonly KnownCollector[];
  reach: number;
  reservations: readonly ReservedFor[];
  requests: readonly PresaleRequest[];
  now: Date;
}

/** A preview as the gallery reads it. */
export function presentRecord(
  { preview, works, guests }: WholePreview,
  { artworks, collectors, reach, reservations, requests, now }: PreviewParts,
): PrivatePreviewRecord {
  const person = (id: string): PreviewCollector[] =>
    collectors.filter((collector) => collector.id === id).map(presentCollector);
  const work = (id: string): KnownArtwork[] => artworks.filter((artwork) => artwork.id === id);
  const titleOf = (id: string): string => work(id)[0]?.title ?? '';
  return {
    id: preview.id,
    version: preview.version,
    works: works.flatMap(({ artworkId }) =>
      work(artworkId).map(({ title, slug, isLive }) => ({ artworkId, title, slug, isLive })),
    ),
    level: preview.level,
    collectors: guests.flatMap(({ collectorId }) => person(collectorId)),
    reach,
    note: preview.note,
    isAnnounced: preview.isAnnounced,
    state: previewState(preview, now),
    opensAt: preview.opensAt.toISOString(),
    expiresAt: preview.expiresAt.toISOString(),
    createdAt: preview.createdAt.toISOString(),
    reservations: reservations.flatMap(({ collectorId, artworkId, editionId, size, number, reservedUntil }) =>
      person(collectorId).map((collector) => ({
        collector,
        artworkId,
        title: titleOf(artworkId),
        editionId,
        size,
        number,
        until: reservedUntil.toISOString(),
      })),
    ),
    presaleRequests: requests.flatMap(({ collectorId, artworkId, createdAt, answeredAt }) =>
      person(collectorId).map((collector) => ({
        collector,
        artworkId,
        title: titleOf(artworkId),
        askedAt: createdAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
      })),
    ),
  };
}

const presentCollector = ({ id, firstName, lastName, email }: KnownCollector): PreviewCollector => ({
  id,
  firstName,
  lastName,
  email,
});
