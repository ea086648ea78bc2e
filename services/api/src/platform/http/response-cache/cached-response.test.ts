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

test('simultaneous readers share one load', async () => {
  const { source, read } = setUp();

  const bodies = await Promise.all([read(), read(), read()]);

  expect(bodies).toEqual(Array(3).fill('{"value":"first"}'));
  expect(source.loads).toBe(1);
});

test('a fresh response is sent without a check', async () => {
  const { source, read, passes } = setUp();
  await read();
  source.value = 'second';
  passes(999);

  expect(await read()).toBe('{"value":"first"}');
  expect(source.loads).toBe(1);
});

test('a stale response is sent once more while a new one is loaded', async () => {
  const { source, response, read, passes } = setUp();
  await read();
  source.value = 'second';
  passes(1_500);

  expect(await read()).toBe('{"value":"first"}');
  await response.waitForCurrent();
  await new Promise(setImmediate);
  expect(await read()).toBe('{"value":"second"}');
});

test('after a quiet time the reader waits for a new response', async () => {
  const { source, read, passes } = setUp();
  await read();
  source.value = 'second';
  passes(60_000);

  expect(await read()).toBe('{"value":"second"}');
});

test('a reader after an invalidation gets the current response', async () => {
  const { source, response, read, passes } = setUp();
  await read();
  source.value = 'second';
  response.invalidate();
  passes(200);

  expect(await read()).toBe('{"value":"second"}');
});

test('a load that began before the invalidation is not used for a reader after it', async () => {
  const { source, response, read, passes } = setUp();
  const early = response.waitForCurrent();
  source.value = 'second';
  response.invalidate();
  passes(200);
  const late = read();

  await early;
  expect(await late).toBe('{"value":"second"}');
});

test('a failing load keeps the last good response and is reported', async () => {
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

test('a refusal replaces the response: the resource is gone', async () => {
  const { source, response, read, passes } = setUp();
  await read();
  source.failure = new AppError('artwork_not_found');
  response.invalidate();
  passes(200);

  await expect(read()).rejects.toThrow('This artwork could not be found.');
});

test('the same content keeps its tag, other content gets a new one', async () => {
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

test('large responses are compressed, with a separate tag per encoding', async () => {
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
])('Accept-Encoding %j gets %s', (header, encoding) => {
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
