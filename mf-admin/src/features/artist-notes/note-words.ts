import type { ArtistNoteRecord } from '@gallery/contracts';
import { levelAudience } from '../../parts/audience-field';
import { fullName } from '../../parts/collectors-field';

/** Who reads it: `Premium Collector and above`, or one collector. */
export function readerWords({ level, collector }: Pick<ArtistNoteRecord, 'level' | 'collector'>): string {
  if (level !== null) return levelAudience(level);
  return collector === null ? 'Nobody any more' : fullName(collector);
}
