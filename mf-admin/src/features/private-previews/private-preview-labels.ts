import type { PrivatePreviewRow } from '@gallery/contracts';
import { levelAudienceLabel } from '../../components/forms/audience-field';

/** Labels of a preview's states. */
export const PRIVATE_PREVIEW_STATE_LABELS: Record<PrivatePreviewRow['state'], string> = {
  planned: 'Planned',
  open: 'Open',
  ended: 'Ended',
};

/** `Night Bloom, and 2 more`. */
export function artworksLabel([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No artworks';
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}

/** `Premium Collector and above`, or who by name. */
export function audienceLabel({
  level,
  collectors,
}: Pick<PrivatePreviewRow, 'level' | 'collectors'>): string {
  if (level !== null) return levelAudienceLabel(level);
  return collectors.length === 0 ? 'No recipients' : artworksLabel(collectors);
}
