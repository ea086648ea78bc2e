import { draftStorage } from '../../components/forms/draft-storage';
import type { SearchOption } from './search-results';

const MAX_RECENT = 6;

const recent = draftStorage('recent-results', areOptions);

/** What this person chose in this tab, the latest first. */
export const recentResults = (username: string): SearchOption[] => recent.load(username) ?? [];

/** Keeps what was chosen. */
export function rememberResult(username: string, chosen: SearchOption): void {
  const others = recentResults(username).filter(({ to }) => to !== chosen.to);
  recent.save(username, [chosen, ...others].slice(0, MAX_RECENT));
}

function areOptions(kept: unknown): kept is SearchOption[] {
  return (
    Array.isArray(kept) &&
    kept.every(
      (each: unknown) =>
        typeof each === 'object' && each !== null && 'to' in each && 'label' in each && 'detail' in each,
    )
  );
}
