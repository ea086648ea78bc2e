import { randomUUID } from 'node:crypto';
import { lockWait } from '../../../test/app/lock-wait';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { connect } from '../../../test/app/test-schema';
import { createWork, editionOf } from '../../../test/builders/artworks';
import { AppError } from '../../platform';
import type { HoldRequest } from './print-holds.service';
import { PrintLedgerService } from './print-ledger.service';

let api: TestApi;
let ledger: PrintLedgerService;
/** An edition of 9. */
let editionId: string;

beforeAll(async () => {
  api = await startApi();
  ledger = api.get(PrintLedgerService);
});
beforeEach(async () => {
  await api.reset();
  editionId = editionOf(await createWork(api), '30x20');
});
afterAll(() => api.close());

const until = new Date('2026-12-01T12:00:00.000Z');

const request = (change: Partial<HoldRequest> = {}): HoldRequest => ({
  editionId,
  quantity: 1,
  orderId: randomUUID(),
  orderLineId: randomUUID(),
  until,
  ...change,
});

const hold = (change: Partial<HoldRequest> = {}): Promise<number[]> => ledger.hold(request(change));

const states = async (): Promise<string[]> => {
  const rows: { state: string }[] = await api.database.manager.query(
    'SELECT state FROM prints WHERE edition_id = ? ORDER BY edition_number',
    [editionId],
  );
  return rows.map((row) => row.state);
};

const history = (): Promise<
  { editionNumber: number; kind: string; actor: string; reason: string | null }[]
> =>
  api.database.manager.query(
    'SELECT edition_number AS editionNumber, kind, actor, reason FROM print_events ORDER BY edition_number',
  );

test('holds the lowest available numbers, with who holds them and until when (G15)', async () => {
  const orderId = randomUUID();
  const orderLineId = randomUUID();
  expect(await hold({ quantity: 2, orderId, orderLineId })).toEqual([1, 2]);
  expect(await ledger.listByOrder(orderId)).toMatchObject([
    { editionId, editionNumber: 1, state: 'held', heldUntil: until, orderId, orderLineId },
    { editionId, editionNumber: 2, state: 'held', heldUntil: until, orderId, orderLineId },
  ]);
  expect(await hold()).toEqual([3]);
});

test('200 simultaneous buyers of 9 prints get 9 different numbers and 191 clear refusals (G15)', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => hold()));

  const numbers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [errorOf(answer.reason)] : [],
  );
  expect(refusals).toEqual(Array(191).fill({ code: 'prints_unavailable', details: nothingLeft }));
});

const nothingLeft = { remaining: 0, title: 'Night Bloom', size: '30x20' };

const errorOf = (error: unknown) =>
  error instanceof AppError ? { code: error.code, details: error.details } : error;

test('a line gets all of its prints or none', async () => {
  await hold({ quantity: 7 });
  await expect(hold({ quantity: 3 })).rejects.toMatchObject({
    code: 'prints_unavailable',
    details: { remaining: 2, title: 'Night Bloom', size: '30x20' },
  });
  expect(await hold({ quantity: 2 })).toEqual([8, 9]);
});

test('simultaneous buyers of several prints leave none over and none sold twice', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => hold({ quantity: 2 })));
  const numbers = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  expect(numbers).toHaveLength(8);
  expect(new Set(numbers).size).toBe(8);
  expect((await states()).filter((state) => state === 'available')).toHaveLength(1);
});

test('the last print is not refused while its rival buyer may still give up', async () => {
  await hold({ quantity: 8 });
  const rival = await connect(api.databaseUrl);
  try {
    await rival.beginTransaction();
    await rival.query("SELECT * FROM prints WHERE edition_id = ? AND state = 'available' FOR UPDATE", [
      editionId,
    ]);
    const held = hold();
    await lockWait(api);
    await rival.rollback();
    expect(await held).toEqual([9]);
  } finally {
    await rival.end();
  }
});

test('two orders for the same two editions in opposite order both get their prints', async () => {
  const other = editionOf(await createWork(api, { title: 'Day Bloom' }), '30x20');
  const cart = (first: string, second: string) =>
    ledger.holdAll([request({ editionId: first, quantity: 2 }), request({ editionId: second, quantity: 2 })]);
  const carts = await Promise.all([cart(editionId, other), cart(other, editionId), cart(editionId, other)]);
  expect(carts.flatMap((held) => [...held.values()]).every((numbers) => numbers.length === 2)).toBe(true);
});

test('when one of several editions has too few prints, none of the others are held', async () => {
  const other = editionOf(await createWork(api, { title: 'Day Bloom' }), '30x20');
  const lines = [request({ quantity: 1 }), request({ editionId: other, quantity: 10 })];
  await expect(ledger.holdAll(lines)).rejects.toMatchObject({ code: 'prints_unavailable' });
  expect(await states()).toEqual(Array(9).fill('available'));
});

test.each([0, -1, 1.5, Number.NaN])('%p is not a quantity', async (quantity) => {
  await expect(hold({ quantity })).rejects.toMatchObject({ code: 'validation_failed' });
});

test('reports an edition that does not exist', async () => {
  await expect(hold({ editionId: randomUUID() })).rejects.toMatchObject({ code: 'edition_not_found' });
});

test('selling twice sells once and returns the same result', async () => {
  const orderId = randomUUID();
  const orderLineId = randomUUID();
  await hold({ quantity: 2, orderId, orderLineId });

  const first = await ledger.sell({ orderId });
  const second = await ledger.sell({ orderId });

  expect(first).toEqual([
    { editionId, editionNumber: 1, orderLineId },
    { editionId, editionNumber: 2, orderLineId },
  ]);
  expect(second).toEqual(first);
  expect((await states()).slice(0, 3)).toEqual(['sold', 'sold', 'available']);
  expect(await history()).toEqual([
    { editionNumber: 1, kind: 'sold', actor: 'shop', reason: null },
    { editionNumber: 2, kind: 'sold', actor: 'shop', reason: null },
  ]);
});

test('two simultaneous sales sell once', async () => {
  const orderId = randomUUID();
  await hold({ quantity: 2, orderId });
  const answers = await Promise.all([1, 2, 3, 4].map(() => ledger.sell({ orderId })));
  expect(answers.map((sold) => sold.map((print) => print.editionNumber))).toEqual(Array(4).fill([1, 2]));
  expect(await history()).toHaveLength(2);
});

test('an order whose hold is gone sells nothing', async () => {
  const orderId = randomUUID();
  await hold({ orderId });
  await ledger.release({ orderId });
  expect(await ledger.sell({ orderId })).toEqual([]);
});

test('a released print goes to the next buyer, and releasing it again changes nothing', async () => {
  const orderId = randomUUID();
  await hold({ quantity: 2, orderId });
  expect(await ledger.release({ orderId })).toBe(2);
  expect(await ledger.release({ orderId })).toBe(0);
  expect(await hold()).toEqual([1]);
});

test('sold prints cannot be released', async () => {
  const orderId = randomUUID();
  await hold({ orderId });
  await ledger.sell({ orderId });
  expect(await ledger.release({ orderId })).toBe(0);
  expect((await states())[0]).toBe('sold');
});

test('a hold commits or rolls back with its transaction', async () => {
  const failing = api.database.transaction(async () => {
    await hold({ quantity: 9 });
    throw new Error('the order could not be written');
  });
  await expect(failing).rejects.toThrow('the order could not be written');
  expect(await states()).toEqual(Array(9).fill('available'));
});

test('an offline sale records who sold and why', async () => {
  await ledger.recordOfflineSale({
    editionId,
    editionNumbers: [2, 4],
    reason: 'sold at the fair',
    actor: 'owner',
  });
  expect(await history()).toEqual([
    { editionNumber: 2, kind: 'sold', actor: 'owner', reason: 'sold at the fair' },
    { editionNumber: 4, kind: 'sold', actor: 'owner', reason: 'sold at the fair' },
  ]);
  expect(await hold({ quantity: 3 })).toEqual([1, 3, 5]);
});

test('an offline sale takes all of its numbers or none', async () => {
  await hold();
  await expect(
    ledger.recordOfflineSale({
      editionId,
      editionNumbers: [1, 2],
      reason: 'sold at the fair',
      actor: 'owner',
    }),
  ).rejects.toMatchObject({ code: 'prints_unavailable' });
  expect((await states())[1]).toBe('available');
});

test('the ledger keeps the count of unavailable numbers, whoever writes it', async () => {
  const gone = async (): Promise<number[]> => {
    const rows: { soldOrVoidCount: number }[] = await api.database.manager.query(
      'SELECT sold_or_void_count AS soldOrVoidCount FROM editions WHERE id = ?',
      [editionId],
    );
    return rows.map((row) => row.soldOrVoidCount);
  };
  const write = (sql: string) =>
    api.database.manager.query<unknown>(`${sql} AND edition_id = ?`, [editionId]);
  const orderId = randomUUID();
  await hold({ quantity: 2, orderId });
  expect(await gone()).toEqual([0]);
  await ledger.sell({ orderId });
  expect(await gone()).toEqual([2]);
  await write("UPDATE prints SET state = 'void' WHERE edition_number < 4");
  expect(await gone()).toEqual([3]);
  await write("UPDATE prints SET state = 'available', order_id = NULL WHERE edition_number = 1");
  expect(await gone()).toEqual([2]);
  await write('DELETE FROM print_events WHERE edition_number = 2');
  await write('DELETE FROM prints WHERE edition_number = 2');
  expect(await gone()).toEqual([1]);
  await api.database.manager.query(
    "INSERT INTO prints (edition_id, edition_number, state) VALUES (?, 2, 'sold')",
    [editionId],
  );
  expect(await gone()).toEqual([2]);
});
