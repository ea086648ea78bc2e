import { MovableClock } from '../../test/app/movable-clock';
import { KeyedThrottle } from './keyed-throttle';

const GAP_MS = 2_000;
let clock: MovableClock;
let seldom: KeyedThrottle;
beforeEach(() => {
  clock = new MovableClock();
  clock.stopAt(new Date());
  seldom = new KeyedThrottle(GAP_MS, clock);
});

test('a failure reaches everyone who waits, and the next call tries again', async () => {
  let tries = 0;
  const work = async (): Promise<void> => {
    tries += 1;
    if (tries === 1) throw new Error('away');
  };
  const answers = await Promise.allSettled([seldom.run('one', work), seldom.run('one', work)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await seldom.run('one', work);
  await seldom.run('one', work);
  expect(tries).toBe(2);
});

test('every key has its own interval', async () => {
  const done: string[] = [];
  for (const key of ['one', 'two', 'one']) {
    await seldom.run(key, async () => void done.push(key));
  }
  expect(done).toEqual(['one', 'two']);
});

test('it runs again after its interval', async () => {
  let times = 0;
  const work = async (): Promise<void> => void (times += 1);
  await seldom.run('one', work);
  clock.advance(GAP_MS - 1);
  await seldom.run('one', work);
  const before = times;
  clock.advance(1);
  await seldom.run('one', work);
  expect([before, times]).toEqual([1, 2]);
});
