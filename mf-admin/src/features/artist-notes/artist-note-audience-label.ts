import type { ArtistNoteRecord } from '@gallery/contracts';
import { levelAudienceLabel } from '../../components/forms/audience-field';
import { fullName } from '../../components/forms/collector-picker';

/** Who reads it: `Premium Collector and above`, or one collector. */
export function artistNoteAudienceLabel({
  level,
  collector,
}: Pick<ArtistNoteRecord, 'level' | 'collector'>): string {
  if (level !== null) return levelAudienceLabel(level);
  return collector === null ? 'Nobody any more' : fullName(collector);
}
