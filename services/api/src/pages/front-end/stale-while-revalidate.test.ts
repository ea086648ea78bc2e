import { StaleWhileRevalidate } from './stale-while-revalidate';

/** A source that responds when told to, and a clock that is set by hand. */
function source(patienceMs = 10_000) {
  const asked: { answer: (value: string) => void; fail: () => void }[] = [];
  const failures: string[] = [];
  let now = 0;
  const fetchValue = () =>
    new Promise<string>((resolve, reject) => {
      asked.push({ answer: resolve, fail: () => reject(new Error('away')) });
    });
  const kept = new StaleWhileRevalidate(
    fetchValue,
    { freshMs: 100, patienceMs },
    (error) => failures.push(String(error)),
    () => now,
  );
  return {
    kept,
    asked,
    failures,
    at: (time: number) => {
      now = time;
    },
  };
}

/** Lets the callbacks of settled promises run. */
const heard = () => new Promise(setImmediate);

test('simultaneous readers share one request', async () => {
  const { kept, asked } = source();
  const readers = [kept.get(), kept.get()];
  asked[0]?.answer('first');
  expect(await Promise.all(readers)).toEqual(['first', 'first']);
  expect(asked).toHaveLength(1);
});

test('a fresh value is returned without a request', async () => {
  const { kept, asked, at } = source();
  const reader = kept.get();
  asked[0]?.answer('first');
  await reader;
  at(99);
  expect(await kept.get()).toBe('first');
  expect(asked).toHaveLength(1);
});

test('a stale value is returned while the new one is fetched', async () => {
  const { kept, asked, at } = source();
  const reader = kept.get();
  asked[0]?.answer('first');
  await reader;
  at(100);
  expect(await kept.get()).toBe('first');
  asked[1]?.answer('second');
  await heard();
  expect(await kept.get()).toBe('second');
});

test('the last good value stays while fetching fails, and is renewed once it succeeds', async () => {
  const { kept, asked, failures, at } = source();
  const reader = kept.get();
  asked[0]?.answer('first');
  await reader;
  at(100);
  await kept.get();
  asked[1]?.fail();
  await heard();
  expect(failures).toEqual(['Error: away']);
  expect(await kept.get()).toBe('first');
  asked[2]?.answer('third');
  await heard();
  expect(await kept.get()).toBe('third');
});

test('without a value the reader gets the error, and the next one tries again', async () => {
  const { kept, asked } = source();
  const reader = kept.get();
  asked[0]?.fail();
  await expect(reader).rejects.toThrow('away');
  const next = kept.get();
  asked[1]?.answer('first');
  expect(await next).toBe('first');
});

test('its availability is that of the last attempt, and checking it refreshes a stale value', async () => {
  const { kept, asked, at } = source();
  expect(kept.isAvailable()).toBe(true);
  asked[0]?.fail();
  await heard();
  expect(kept.isAvailable()).toBe(false);
  asked[1]?.answer('first');
  await heard();
  expect(kept.isAvailable()).toBe(true);
  expect(asked).toHaveLength(2);
  at(100);
  expect(kept.isAvailable()).toBe(true);
  expect(asked).toHaveLength(3);
});

test('a source that does not respond is waited for once, until it responds', async () => {
  const { kept, asked, failures } = source(40);
  await expect(kept.get()).rejects.toThrow('does not answer');
  const later = kept.get().catch(String);
  // No timer can fire before this.
  expect(await Promise.race([later, heard()])).toMatch('does not answer');
  expect(asked).toHaveLength(1);
  asked[0]?.fail();
  await heard();
  expect(failures).not.toEqual([]);
  await expect(kept.get()).rejects.toThrow('does not answer');
  asked[1]?.answer('first');
  await heard();
  expect(await kept.get()).toBe('first');
});

test('the current value is known without waiting', async () => {
  const { kept, asked } = source();
  expect(kept.peek()).toBeUndefined();
  const reader = kept.get();
  asked[0]?.answer('first');
  await reader;
  expect(kept.peek()).toBe('first');
});

test('a new value that equals the old one changes nothing', async () => {
  let now = 0;
  const kept = new StaleWhileRevalidate(
    async () => ({ files: ['a.js'] }),
    { freshMs: 100, patienceMs: 100 },
    () => undefined,
    () => now,
  );
  const first = await kept.get();
  now = 100;
  kept.peek();
  await heard();
  expect(kept.peek()).toBe(first);
});
