import { ConcurrencyLimiter } from './concurrency-limiter';

/** Artworks that end when the test says so. */
function works() {
  const ends: (() => void)[] = [];
  const work = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
  };
  return { work, running: ends, end: () => ends.shift()?.() };
}

test('runs a limited number, queues a limited number, and rejects the rest', async () => {
  const turns = new ConcurrencyLimiter({ running: 2, waiting: 1 });
  const { work, running, end } = works();
  const taken = [turns.run(work), turns.run(work), turns.run(work)];
  expect(running).toHaveLength(2);
  await expect(turns.run(work)).rejects.toMatchObject({ code: 'unavailable' });
  for (let left = 3; left > 0; left -= 1) {
    end();
    await new Promise(setImmediate);
  }
  await Promise.all(taken);
});

test('a failed call passes on its turn', async () => {
  const turns = new ConcurrencyLimiter({ running: 1, waiting: 1 });
  const failing = turns.run(async () => {
    throw new Error('no');
  });
  const next = turns.run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
