import { KeptValue } from './kept-value';

function setUp() {
  const time = { now: 10_000 };
  const source = { value: 'first', reads: 0 };
  const kept = new KeptValue<string>({ now: () => new Date(time.now) });
  const read = async (): Promise<string> => {
    source.reads += 1;
    return source.value;
  };
  return { time, source, kept, read };
}

test('is read once within a moment', async () => {
  const { time, source, kept, read } = setUp();
  await kept.get(read);
  time.now += 999;
  source.value = 'second';
  expect(await kept.get(read)).toBe('first');
  expect(source.reads).toBe(1);
});

test('is read again after a moment', async () => {
  const { time, source, kept, read } = setUp();
  await kept.get(read);
  time.now += 1_000;
  source.value = 'second';
  expect(await kept.get(read)).toBe('second');
});

test('is read again at once when it was forgotten', async () => {
  const { source, kept, read } = setUp();
  await kept.get(read);
  source.value = 'second';
  kept.forget();
  expect(kept.current()).toBeNull();
  expect(await kept.get(read)).toBe('second');
});

test('is as old as the moment at which it began to be read', async () => {
  const { time, kept } = setUp();
  const keep = kept.begin();
  time.now += 600;
  keep('first');
  time.now += 400;
  expect(kept.current()).toBeNull();
});

test('what was forgotten while it was read is not kept', async () => {
  const { kept } = setUp();
  const keep = kept.begin();
  kept.forget();
  expect(keep('before the change')).toBe('before the change');
  expect(kept.current()).toBeNull();
});
