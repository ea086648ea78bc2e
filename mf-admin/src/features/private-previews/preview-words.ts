import type { PreviewRow } from '@gallery/contracts';
import { levelAudience } from '../../parts/audience-field';

/** Where a preview stands in its time. */
export const STATE_WORDS: Record<PreviewRow['state'], string> = {
  planned: 'Planned',
  open: 'Open',
  ended: 'Ended',
};

/** `Night Bloom, and 2 more`. */
export function workWords([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No work';
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}

/** `Premium Collector and above`, or who by name. */
export function audienceWords({ level, collectors }: Pick<PreviewRow, 'level' | 'collectors'>): string {
  if (level !== null) return levelAudience(level);
  return collectors.length === 0 ? 'Nobody any more' : workWords(collectors);
}
