import type { PreviewedWork } from '../catalogue';
import type { PreviewedArtwork } from './dto/private-inventory.dto';
import type { ShownWork } from './shown-work';

/** A preview as its collector reads it. */
export function presentPreview(
  { id, expiresAt, note }: ShownWork,
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
