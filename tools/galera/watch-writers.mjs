/** Whether only one node at a time takes writes, as docs/operations.md promises. */
import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 500;

/**
 * Counts what each node commits for its own clients.
 * @param {readonly Pick<import('./node.mjs').GaleraNode, 'name' | 'state'>[]} nodes
 * @param {{ everyMs?: number }} [options]
 * @returns {() => Promise<string[]>} ends it; a sentence for each pair of nodes that took writes side by side
 */
export function watchWriters(nodes, { everyMs = EVERY_MS } = {}) {
  /** @type {string[][]} the nodes that committed in each interval */
  const intervals = [];
  let isOver = false;
  const watching = (async () => {
    /** @type {Map<string, number>} */
    const counts = new Map();
    while (!isOver) {
      const states = await Promise.all(
        nodes.map(async ({ name, state }) => ({ name, state: await state() })),
      );
      const known = states.flatMap(({ name, state }) => (state ? [{ name, count: state.ownCommits }] : []));
      intervals.push(
        known.filter(({ name, count }) => count > (counts.get(name) ?? count)).map(({ name }) => name),
      );
      for (const { name, count } of known) counts.set(name, count);
      await delay(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return writersSideBySide(intervals);
  };
}

/**
 * A change of writer shows two nodes in one interval, or two around it; two writers show them repeatedly.
 * @param {readonly (readonly string[])[]} intervals names of the nodes that committed in each
 * @returns {string[]}
 */
export function writersSideBySide(intervals) {
  const pairs = intervals
    .map((names) => names.toSorted().join(' and '))
    .filter((pair) => pair.includes(' and '));
  const often = [...new Set(pairs)].filter((pair) => pairs.filter((each) => each === pair).length > 2);
  return often.map((pair) => `${pair} took writes side by side`);
}
