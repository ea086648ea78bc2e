import type { WorkDraft } from './work-draft';

/** What two people's changes of one work come to. */
export interface MergedDraft {
  draft: WorkDraft;
  /** What the other one has changed, by name of the field. */
  theirs: (keyof WorkDraft)[];
  /** Those of them that were changed here as well: what was typed here stands in the draft. */
  both: (keyof WorkDraft)[];
}

/** Puts what was typed over the work as it is now: fields that were not touched here take what is new. */
export function mergeDraft(base: WorkDraft, mine: WorkDraft, fresh: WorkDraft): MergedDraft {
  const theirs = namesOf(base).filter((name) => name !== 'version' && !isSame(base[name], fresh[name]));
  const both = theirs.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], fresh[name]));
  const draft = { ...mine };
  for (const name of theirs) if (isSame(base[name], mine[name])) take(draft, name, fresh);
  draft.version = fresh.version;
  return { draft, theirs, both };
}

function take<Name extends keyof WorkDraft>(draft: WorkDraft, name: Name, from: WorkDraft): void {
  draft[name] = from[name];
}

/** Drafts are plain JSON whose names stand in one order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function namesOf(draft: WorkDraft): (keyof WorkDraft)[] {
  const names: (keyof WorkDraft)[] = [];
  let name: keyof WorkDraft;
  for (name in draft) names.push(name);
  return names;
}
