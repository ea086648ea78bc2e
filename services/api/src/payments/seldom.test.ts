import { Seldom } from './seldom';

test('a failure is told to all who wait, and the next one tries again', async () => {
  const seldom = new Seldom(60_000);
  let tries = 0;
  const work = async (): Promise<void> => {
    tries += 1;
    if (tries === 1) throw new Error('away');
  };
  const answers = await Promise.allSettled([seldom.do('one', work), seldom.do('one', work)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await seldom.do('one', work);
  await seldom.do('one', work);
  expect(tries).toBe(2);
});

test('every key has its own pause', async () => {
  const seldom = new Seldom(60_000);
  const done: string[] = [];
  for (const key of ['one', 'two', 'one']) {
    await seldom.do(key, async () => void done.push(key));
  }
  expect(done).toEqual(['one', 'two']);
});
