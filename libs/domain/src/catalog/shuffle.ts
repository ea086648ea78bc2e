/** A small deterministic generator (mulberry32): good enough to shuffle pictures, not for secrets. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The items shuffled by the seed alone, so that a shopper sees one order through refetches and scroll restoration.
 */
export function shuffleBySeed<T>(items: readonly T[], seed: number): T[] {
  const next = createRandom(seed);
  return items
    .map((item) => ({ item, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
