import { KeptValue, SharedReads } from './kept-value';

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

test('is read again at once after it was dropped', async () => {
  const { source, kept, read } = setUp();
  await kept.get(read);
  source.value = 'second';
  kept.forget();
  expect(kept.current()).toBeNull();
  expect(await kept.get(read)).toBe('second');
});

test('is as old as the start of its read', async () => {
  const { time, kept } = setUp();
  const keep = kept.begin();
  time.now += 600;
  keep('first');
  time.now += 400;
  expect(kept.current()).toBeNull();
});

test('is not kept if it was dropped during its read', async () => {
  const { kept } = setUp();
  const keep = kept.begin();
  kept.forget();
  expect(keep('before the change')).toBe('before the change');
  expect(kept.current()).toBeNull();
});

describe('shared reads', () => {
  /** Each read ends when the test lets it. */
  function setUpReads() {
    const begun: { key: string; end: (value: string) => void }[] = [];
    const reads = new SharedReads<string>(
      (key) => new Promise((resolve) => begun.push({ key, end: resolve })),
    );
    return { begun, reads };
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('combine requests in one turn of the event loop', async () => {
    const { begun, reads } = setUpReads();
    const all = Promise.all([reads.get('one'), reads.get('other'), reads.get('one')]);
    await turn();
    expect(begun.map(({ key }) => key)).toEqual(['one', 'other']);
    for (const { key, end } of begun) end(`of ${key}`);
    expect(await all).toEqual(['of one', 'of other', 'of one']);
  });

  test('are not used for requests that came after they started', async () => {
    const { begun, reads } = setUpReads();
    const before = reads.get('one');
    await turn();
    const after = reads.get('one');
    await turn();
    begun[1]?.end('revoked');
    expect(await after).toBe('revoked');
    begun[0]?.end('signed in');
    expect(await before).toBe('signed in');
  });

  test('fail for everyone who shares one, and start again', async () => {
    let isAway = true;
    const reads = new SharedReads(async (key) => {
      if (isAway) throw new Error('away');
      return key;
    });
    const answers = await Promise.allSettled([reads.get('one'), reads.get('one')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await reads.get('one')).toBe('one');
  });
});
