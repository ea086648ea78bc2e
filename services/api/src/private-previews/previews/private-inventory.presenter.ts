import type { CollectorArtwork } from '../../catalog';
import type { PreviewedArtwork } from './dto/private-inventory.dto';
import type { PrivatePreviewArtwork } from './private-preview-artwork';

/** A preview as its collector reads it. */
export function presentPreviewedArtwork(
  { id, expiresAt, note }: PrivatePreviewArtwork,
  { reservation, ...work }: CollectorArtwork,
  isRequested: boolean,
): PreviewedArtwork {
  return {
    id,
    ...work,
    expiresAt: expiresAt.toISOString(),
    note,
    presale: isRequested ? 'requested' : 'open',
    reservation: reservation && { ...reservation, until: reservation.until.toISOString() },
  };
}
