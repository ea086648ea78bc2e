import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { AppError } from '../../errors/app-error';
import { acceptedEncoding, negotiateResponse, matchesEtag } from './content-negotiation';
import { CachedResponse } from './cached-response';

/** A source whose answers the test decides on, and a clock that it moves. */
function setUp() {
  const source = { value: 'first', loads: 0, failure: undefined as Error | undefined };
  const failures: unknown[] = [];
  const time = { now: 10_000 };
  const response = new CachedResponse(
    async () => {
      source.loads += 1;
      await Promise.resolve();
      if (source.failure) throw source.failure;
      return { value: source.value };
    },
    (error) => failures.push(error),
    () => time.now,
  );
  const read = async (): Promise<string> =>
    (response.current() ?? (await response.waitForCurrent())).identity.bytes.toString();
  const passes = (ms: number): void => {
    time.now += ms;
  };
  return { source, failures, response, read, passes };
}

test('readers that come together share one load', async () => {
  const { source, read } = setUp();

  const bodies = await Promise.all([read(), read(), read()]);

  expect(bodies).toEqual(Array(3).fill('{"value":"first"}'));
  expect(source.loads).toBe(1);
});

test('fresh bytes are sent without asking', async () => {
  const { source, read, passes } = setUp();
  await read();
  source.value = 'second';
  passes(999);

  expect(await read()).toBe('{"value":"first"}');
  expect(source.loads).toBe(1);
});

test('older bytes are sent once more while new ones are made', async () => {
  const { source, response, read, passes } = setUp();
  await read();
  source.value = 'second';
  passes(1_500);

  expect(await read()).toBe('{"value":"first"}');
  await response.waitForCurrent();
  await new Promise(setImmediate);
  expect(await read()).toBe('{"value":"second"}');
});

test('after a quiet time the reader waits for new bytes', async () => {
  const { source, read, passes } = setUp();
  await read();
  source.value = 'second';
  passes(60_000);

  expect(await read()).toBe('{"value":"second"}');
});

test('a reader after an invalidation gets what holds then', async () => {
  const { source, response, read, passes } = setUp();
  await read();
  source.value = 'second';
  response.invalidate();
  passes(200);

  expect(await read()).toBe('{"value":"second"}');
});

test('a load that began before the invalidation does not satisfy a reader after it', async () => {
  const { source, response, read, passes } = setUp();
  const early = response.waitForCurrent();
  source.value = 'second';
  response.invalidate();
  passes(200);
  const late = read();

  await early;
  expect(await late).toBe('{"value":"second"}');
});

test('a failing load keeps the last good bytes and is reported', async () => {
  const { source, failures, response, read, passes } = setUp();
  await read();
  source.failure = new Error('database gone');
  response.invalidate();
  passes(200);

  expect(await read()).toBe('{"value":"first"}');
  expect(failures).toEqual([source.failure]);
});

test('a failing first load fails the reader', async () => {
  const { source, read } = setUp();
  source.failure = new Error('database gone');

  await expect(read()).rejects.toThrow('database gone');
});

test('a refusal replaces the bytes: the thing is gone', async () => {
  const { source, response, read, passes } = setUp();
  await read();
  source.failure = new AppError('artwork_not_found');
  response.invalidate();
  passes(200);

  await expect(read()).rejects.toThrow('This artwork could not be found.');
});

test('the same content keeps its tag, other content gets another', async () => {
  const { source, response, passes } = setUp();
  const first = await response.waitForCurrent();
  passes(200);
  response.invalidate();
  const same = await response.waitForCurrent();
  source.value = 'second';
  passes(200);
  response.invalidate();
  const other = await response.waitForCurrent();

  expect(same.identity.etag).toBe(first.identity.etag);
  expect(other.identity.etag).not.toBe(first.identity.etag);
});

test('large answers come compressed, each encoding with a tag of its own', async () => {
  const text = 'print '.repeat(1_000);
  const response = new CachedResponse(
    async () => text,
    () => undefined,
  );
  const variants = await response.waitForCurrent();
  const inBrotli = negotiateResponse(variants, {
    acceptEncoding: 'gzip, deflate, br',
    ifNoneMatch: undefined,
  });
  const inGzip = negotiateResponse(variants, { acceptEncoding: 'gzip, br;q=0', ifNoneMatch: undefined });

  expect(JSON.parse(brotliDecompressSync(inBrotli.body ?? '').toString())).toBe(text);
  expect(JSON.parse(gunzipSync(inGzip.body ?? '').toString())).toBe(text);
  expect(inBrotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, origin' });
  expect(new Set([variants.identity.etag, variants.gzip.etag, variants.br.etag]).size).toBe(3);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0.0, br; q=0', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"x", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %j against "a": %s', (header, matches) => {
  expect(matchesEtag(header, '"a"')).toBe(matches);
});
