import type { ArtworkDraft } from './artwork-draft';

/** The changes that two people made to one artwork, merged. */
export interface MergedDraft {
  draft: ArtworkDraft;
  /** What the other one has changed, by name of the field. */
  theirs: (keyof ArtworkDraft)[];
  /** Those of them that were changed here as well: what was typed here is in the draft. */
  both: (keyof ArtworkDraft)[];
}

/** Puts what was typed over the artwork as it is now: fields that were not touched here take what is new. */
export function mergeArtworkDraft(base: ArtworkDraft, mine: ArtworkDraft, fresh: ArtworkDraft): MergedDraft {
  const theirs = fieldNames(base).filter((name) => name !== 'version' && !isSame(base[name], fresh[name]));
  const both = theirs.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], fresh[name]));
  const draft = { ...mine };
  for (const name of theirs) if (isSame(base[name], mine[name])) copyField(draft, name, fresh);
  draft.version = fresh.version;
  return { draft, theirs, both };
}

function copyField<Name extends keyof ArtworkDraft>(
  draft: ArtworkDraft,
  name: Name,
  from: ArtworkDraft,
): void {
  draft[name] = from[name];
}

/** Drafts are plain JSON with keys in a fixed order. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function fieldNames(draft: ArtworkDraft): (keyof ArtworkDraft)[] {
  const names: (keyof ArtworkDraft)[] = [];
  let name: keyof ArtworkDraft;
  for (name in draft) names.push(name);
  return names;
}
