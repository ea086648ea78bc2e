import { setTimeout as delay } from 'node:timers/promises';
import { watchWriters, writersSideBySide } from './watch-writers.mjs';

const one = ['node-1'];
const other = ['node-2'];
const both = ['node-1', 'node-2'];

test('a writer that changes and changes back is one writer', () => {
  expect(writersSideBySide([one, both, other, [], other, both, one])).toEqual([]);
});

test('two writers are reported once', () => {
  expect(writersSideBySide([one, both, both, ['node-2', 'node-1'], one])).toEqual([
    'node-1 and node-2 took writes side by side',
  ]);
});

test('finds nodes that commit in turn, but not one that restarted or does not respond', async () => {
  const counts = (values) => async () => {
    const ownCommits = values.length > 1 ? values.shift() : values[0];
    return ownCommits === null ? null : { ownCommits };
  };
  const last = [9, null, 0, 0, 0];
  const stop = watchWriters(
    [
      { name: 'node-1', state: counts([1, 2, 3, 4, 5]) },
      { name: 'node-2', state: counts([7, 8, 9, 10, 11]) },
      { name: 'node-3', state: counts(last) },
    ],
    { everyMs: 1 },
  );
  while (last.length > 1) await delay(1);
  expect(await stop()).toEqual(['node-1 and node-2 took writes side by side']);
});
