import type { PrivatePreviewRecord } from './dto/private-preview.dto';
import type { PrivatePreview } from './private-preview.entity';

/** A preview as the owner reads it. */
export const presentRecord = (preview: PrivatePreview): PrivatePreviewRecord => ({
  id: preview.id,
  artworkId: preview.artworkId,
  collectorId: preview.collectorId,
  level: preview.level,
  note: preview.note,
  opensAt: preview.opensAt.toISOString(),
  expiresAt: preview.expiresAt.toISOString(),
  createdAt: preview.createdAt.toISOString(),
});
