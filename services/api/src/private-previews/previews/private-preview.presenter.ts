import type { ArtworkSummary, CollectorReservedPrint } from '../../catalog';
import type { CollectorAccount } from '../../identity';
import type { PresaleNotificationEntity } from '../entities/presale-notification.entity';
import type { PreviewCollector, PrivatePreviewRecord } from './dto/private-preview.dto';
import { privatePreviewState } from './private-preview-draft';
import type { PrivatePreviewDetails } from './private-previews.store';

/** What a preview's record needs besides the preview. */
export interface PrivatePreviewContext {
  artworks: readonly ArtworkSummary[];
  /** Everybody who is named. */
  collectors: readonly CollectorAccount[];
  reach: number;
  reservations: readonly CollectorReservedPrint[];
  requests: readonly PresaleNotificationEntity[];
  now: Date;
}

/** A preview, for staff. */
export function presentPrivatePreview(
  { preview, works, guests }: PrivatePreviewDetails,
  { artworks, collectors, reach, reservations, requests, now }: PrivatePreviewContext,
): PrivatePreviewRecord {
  const person = (id: string): PreviewCollector[] =>
    collectors.filter((collector) => collector.id === id).map(presentCollector);
  const work = (id: string): ArtworkSummary[] => artworks.filter((artwork) => artwork.id === id);
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
    state: privatePreviewState(preview, now),
    opensAt: preview.opensAt.toISOString(),
    expiresAt: preview.expiresAt.toISOString(),
    createdAt: preview.createdAt.toISOString(),
    reservations: reservations.flatMap(
      ({ collectorId, artworkId, editionId, size, editionNumber, reservedUntil }) =>
        person(collectorId).map((collector) => ({
          collector,
          artworkId,
          title: titleOf(artworkId),
          editionId,
          size,
          editionNumber,
          until: reservedUntil.toISOString(),
        })),
    ),
    presaleRequests: requests.flatMap(({ collectorId, artworkId, createdAt, sentAt }) =>
      person(collectorId).map((collector) => ({
        collector,
        artworkId,
        title: titleOf(artworkId),
        askedAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
    ),
  };
}

const presentCollector = ({ id, firstName, lastName, email }: CollectorAccount): PreviewCollector => ({
  id,
  firstName,
  lastName,
  email,
});
