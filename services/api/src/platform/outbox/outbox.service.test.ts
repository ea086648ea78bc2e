import { Module } from '@nestjs/common';
import { startApi, type TestApi } from '../../../test/app/start-api';
import { Metrics } from '../metrics/metrics';
import { OutboxService } from './outbox.service';
import { OutboxEntity } from './outbox.entity';
import { OutboxStore } from './outbox.store';
import { LEASE_MS, LEASE_RENEWAL_MS } from './outbox-policy';
import { OutboxWorker } from './outbox.worker';

interface Parcel {
  label: string;
}

/** Keeps what it was given and fails as often as it is told to. */
class Carrier {
  delivered: string[] = [];
  failures = 0;
  attempts = 0;
  /** What a delivery waits for before it ends. */
  road: Promise<void> | null = null;

  constructor(outbox: OutboxService) {
    outbox.registerHandler<Parcel>('parcel', async ({ label }) => this.deliver(label));
  }

  reset(): void {
    this.delivered = [];
    this.failures = 0;
    this.attempts = 0;
    this.road = null;
  }

  private async deliver(label: string): Promise<void> {
    this.attempts += 1;
    await this.road;
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('The carrier is on strike.');
    }
    this.delivered.push(label);
  }
}

@Module({
  providers: [
    { provide: Carrier, useFactory: (outbox: OutboxService) => new Carrier(outbox), inject: [OutboxService] },
  ],
})
class CarrierModule {}

/** The database's driver and the clock keep running. */
const ALL_BUT_INTERVALS = [
  'nextTick',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'queueMicrotask',
  'performance',
  'hrtime',
  'Date',
] as const;

const start = (): Promise<TestApi> => startApi({ modules: [CarrierModule] });

let api: TestApi;
let outbox: OutboxService;
let carrier: Carrier;

beforeAll(async () => {
  api = await start();
  outbox = api.get(OutboxService);
  carrier = api.get(Carrier);
});
beforeEach(async () => {
  await api.deliverOutbox();
  await api.reset();
  carrier.reset();
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

async function messages(): Promise<OutboxEntity[]> {
  return api.database.manager.find(OutboxEntity, { order: { id: 'ASC' } });
}

test('a committed message is delivered', async () => {
  await api.database.transaction(() => outbox.enqueue({ kind: 'parcel', payload: { label: 'Dunes 3/9' } }));
  await api.deliverOutbox();

  expect(carrier.delivered).toEqual(['Dunes 3/9']);
  expect(await messages()).toMatchObject([{ state: 'delivered', attempts: 1 }]);
});

test('the content of a delivered message is deleted: it may be a key or a token', async () => {
  await outbox.enqueue({ kind: 'parcel', payload: { label: 'https://gallery.example/checkout?key=secret' } });
  await api.deliverOutbox();

  const [message] = await messages();
  expect(message?.payload).toEqual({});
});

test('a message of a rolled-back transaction is never delivered', async () => {
  const undone = api.database.transaction(async () => {
    await outbox.enqueue({ kind: 'parcel', payload: { label: 'Dunes 3/9' } });
    throw new Error('undone');
  });

  await expect(undone).rejects.toThrow('undone');
  await api.deliverOutbox();
  expect(carrier.attempts).toBe(0);
});

test('the same dedupe key is one message', async () => {
  for (const label of ['first', 'second']) {
    await outbox.enqueue({ kind: 'parcel', payload: { label }, dedupeKey: 'order:1' });
  }
  await api.deliverOutbox();

  expect(carrier.delivered).toEqual(['first']);
});

test('a subject keeps its first three hundred characters, none of them cut in half', async () => {
  const filing = { recipient: 'ada@example.com', subject: '\u{1F5BC}'.repeat(301) };
  await outbox.enqueue({ kind: 'parcel', payload: { label: 'Dunes 3/9' }, filing });
  expect(await messages()).toMatchObject([{ subject: '\u{1F5BC}'.repeat(300) }]);
});

test('a message that is not due waits', async () => {
  const inAnHour = new Date(api.clock.now().getTime() + 3_600_000);
  await outbox.enqueue({ kind: 'parcel', payload: { label: 'later' }, notBefore: inAnHour });
  await api.deliverOutbox();
  expect(carrier.delivered).toEqual([]);

  api.clock.advance(3_601_000);
  await api.deliverOutbox();
  expect(carrier.delivered).toEqual(['later']);
});

test('a failed message is retried after the back-off, and keeps its error until then', async () => {
  carrier.failures = 1;
  await outbox.enqueue({ kind: 'parcel', payload: { label: 'again' } });
  await api.deliverOutbox();
  expect(await messages()).toMatchObject([{ state: 'waiting', lastError: 'The carrier is on strike.' }]);

  await api.deliverOutbox();
  expect(carrier.attempts).toBe(1);

  api.clock.advance(5_001);
  await api.deliverOutbox();
  expect(carrier.delivered).toEqual(['again']);
});

test('after an hour’s outage everything is delivered within half an hour, once', async () => {
  const MINUTE = 60_000;
  carrier.failures = Infinity;
  for (let minute = 0; minute < 90; minute += 1) {
    if (minute < 60) await outbox.enqueue({ kind: 'parcel', payload: { label: `minute ${minute}` } });
    if (minute === 60) carrier.failures = 0;
    await api.deliverOutbox();
    api.clock.advance(MINUTE);
  }

  expect(carrier.delivered).toHaveLength(60);
  expect(new Set(carrier.delivered).size).toBe(60);
  expect(await messages()).toEqual(Array(60).fill(expect.objectContaining({ state: 'delivered' })));
});

test('a message that fails for twenty hours is dead and says why', async () => {
  carrier.failures = Infinity;
  await outbox.enqueue({ kind: 'parcel', payload: { label: 'never' } });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    await api.deliverOutbox();
    api.clock.advance(30 * 60_000 + 1);
  }

  expect(carrier.attempts).toBe(45);
  expect(await messages()).toMatchObject([
    { state: 'dead', attempts: 45, lastError: 'The carrier is on strike.' },
  ]);
});

test('a message whose worker died comes due again', async () => {
  await outbox.enqueue({
    kind: 'parcel',
    payload: { label: 'orphan' },
    notBefore: new Date(Date.now() + 86_400_000),
  });
  // As the claim of a worker that ended in the middle leaves it.
  const leaseEnds = new Date(Date.now() + 60_000);
  await api.database.manager.update(OutboxEntity, { kind: 'parcel' }, { attempts: 1, dueAt: leaseEnds });
  await api.deliverOutbox();
  expect(carrier.delivered).toEqual([]);

  api.clock.advance(60_001);
  await api.deliverOutbox();
  expect(carrier.delivered).toEqual(['orphan']);
});

test('a delivery that takes longer than its lease is not taken by anyone else', async () => {
  const road = held();
  carrier.road = road.promise;
  jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] });
  await outbox.enqueue({ kind: 'parcel', payload: { label: 'by ship' } });
  const delivered = api.deliverOutbox();
  while (carrier.attempts === 0) await nextTurn();
  const [before] = await messages();

  api.clock.advance(LEASE_MS - 1);
  jest.advanceTimersByTime(LEASE_RENEWAL_MS);
  while ((await messages())[0]?.dueAt.getTime() === before?.dueAt.getTime()) await nextTurn();
  api.clock.advance(2);
  await anotherWorker().drain();
  road.open();
  await delivered;

  expect(carrier.delivered).toEqual(['by ship']);
});

test('a worker that resumes after its lease changes nothing for the one that took over', async () => {
  const [first, second] = [held(), held()];
  carrier.failures = 1;
  carrier.road = first.promise;
  await outbox.enqueue({ kind: 'parcel', payload: { label: 'by ship' } });
  const late = api.deliverOutbox();
  while (carrier.attempts === 0) await nextTurn();

  api.clock.advance(LEASE_MS + 1);
  carrier.road = second.promise;
  const takenOver = anotherWorker().drain();
  while (carrier.attempts === 1) await nextTurn();
  first.open();
  await late;

  // The back-off after the first attempt is over, the second is still under way.
  api.clock.advance(5_001);
  carrier.road = null;
  await anotherWorker().drain();
  second.open();
  await takenOver;
  expect(carrier.delivered).toEqual(['by ship']);
});

test('a message without a handler waits with an error instead of getting lost', async () => {
  await outbox.enqueue({ kind: 'pigeon', payload: {} });
  await api.deliverOutbox();

  expect(await messages()).toMatchObject([
    { state: 'waiting', lastError: 'Nothing delivers messages of kind "pigeon".' },
  ]);
});

test('two workers deliver a hundred messages once each', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  const labels = Array.from({ length: 100 }, (_, index) => `print ${index}`);
  for (const label of labels)
    await outbox.enqueue({ kind: 'parcel', payload: { label }, notBefore: tomorrow });
  const other = await startOther();
  api.clock.advance(86_401_000);
  other.clock.advance(86_401_000);

  await Promise.all([api.deliverOutbox(), other.get(OutboxWorker).drain()]);

  const delivered = [...carrier.delivered, ...other.get(Carrier).delivered];
  await other.close();
  expect(delivered.toSorted()).toEqual(labels.toSorted());
  expect(other.get(Carrier).delivered.length).toBeGreaterThan(0);
});

/** As another instance has it. */
const anotherWorker = (): OutboxWorker =>
  new OutboxWorker(outbox, api.get(OutboxStore), api.clock, new Metrics());

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function held(): { promise: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
}

/** A second instance over the same schema; starting one empties the tables, so the messages are put back. */
async function startOther(): Promise<TestApi> {
  const waiting = await messages();
  const other = await start();
  await api.database.manager.insert(OutboxEntity, waiting);
  return other;
}
