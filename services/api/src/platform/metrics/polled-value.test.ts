import { PolledValue } from './metrics';

const PATIENCE_MS = 20;

test('a source is read once in fifteen seconds, whoever asks', async () => {
  let asked = 0;
  let now = 0;
  const reading = new PolledValue(
    async () => (asked += 1),
    PATIENCE_MS,
    () => now,
  );
  expect(await Promise.all([reading.get(), reading.get()])).toEqual([1, 1]);
  now = 14_999;
  expect(await reading.get()).toBe(1);
  now = 15_000;
  expect(await reading.get()).toBe(2);
});

test('a failing source has no value, and is read again', async () => {
  let isAway = true;
  const reading = new PolledValue(async () => {
    if (isAway) throw new Error('away');
    return 'there';
  });
  expect(await reading.get()).toBeUndefined();
  isAway = false;
  expect(await reading.get()).toBe('there');
});

test('a hanging source delays nobody and is not read twice', async () => {
  let asked = 0;
  let answer: (value: string) => void = () => undefined;
  const reading = new PolledValue(() => {
    asked += 1;
    return new Promise<string>((resolve) => (answer = resolve));
  }, PATIENCE_MS);
  expect(await reading.get()).toBeUndefined();
  expect(await reading.get()).toBeUndefined();
  answer('late');
  expect(await reading.get()).toBe('late');
  expect(asked).toBe(1);
});

test('an old value is not shown while the source is unavailable', async () => {
  let now = 0;
  let isAway = false;
  const reading = new PolledValue(
    async () => {
      if (isAway) throw new Error('away');
      return 'there';
    },
    PATIENCE_MS,
    () => now,
  );
  await reading.get();
  isAway = true;
  now = 15_000;
  expect(await reading.get()).toBeUndefined();
});
