import { formatSize } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';

/**
 * The edition statement: every size with its prints, the total, the artist's proofs, and the gallery's policy on
 * more prints and damaged ones.
 */
export function fullEditionStatement(
  { editionOptions, artistProofs }: Pick<ArtworkRecord, 'editionOptions' | 'artistProofs'>,
  policy: string,
): string {
  const sizesByTotal = new Map<number, string[]>();
  for (const { total, size } of editionOptions) {
    sizesByTotal.set(total, [...(sizesByTotal.get(total) ?? []), formatSize(size)]);
  }
  const sizes = [...sizesByTotal].map(
    ([total, of]) => `${printCount(total)}${of.length > 1 ? ' each' : ''} of ${joinWithAnd(of)}`,
  );
  const inAll = editionOptions.reduce((sum, { total }) => sum + total, 0);
  const sum = editionOptions.length > 1 ? `: ${printCount(inAll)} in all` : '';
  return `${sizes.join('; ')}${sum}, numbered, and ${artistProofCount(artistProofs)}. ${policy}`.trim();
}

const printCount = (count: number): string => (count === 1 ? '1 print' : `${count} prints`);

function artistProofCount(count: number): string {
  if (count === 0) return "no artist's proofs";
  return count === 1 ? "1 artist's proof" : `${count} artist's proofs`;
}

/** 'a', 'a and b', 'a, b and c'. */
const joinWithAnd = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
