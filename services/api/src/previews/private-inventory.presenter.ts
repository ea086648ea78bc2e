import type { PreviewedWork } from '../catalogue';
import type { PreviewedArtwork } from './dto/private-inventory.dto';
import type { PrivatePreview } from './private-preview.entity';

/** A preview as its collector reads it. */
export function presentPreview(
  { id, expiresAt, note }: PrivatePreview,
  { reservation, ...work }: PreviewedWork,
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
