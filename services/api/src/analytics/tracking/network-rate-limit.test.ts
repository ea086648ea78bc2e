import { NetworkRateLimit } from './visit-tracking.service';
import { VisitQueue } from './visit-queue';

const at = new Date('2026-11-22T12:00:00.000Z');

test('allows a limited number within a window, and as many again in the next', () => {
  const gate = new NetworkRateLimit(30, 60_000);
  expect([0, 1, 59_999].map((now) => gate.admit('a', 20, now))).toEqual([20, 10, 0]);
  expect(gate.admit('b', 20, 59_999)).toBe(20);
  expect(gate.admit('a', 20, 60_000)).toBe(20);
});

test('a clock that is set back starts a new window', () => {
  const gate = new NetworkRateLimit(10, 60_000);
  gate.admit('a', 10, 86_400_000);
  expect(gate.admit('a', 10, 0)).toBe(10);
});

test('using many addresses of a network does not bypass it', () => {
  const gate = new NetworkRateLimit(1, 60_000);
  for (let index = 0; index < 50_000; index += 1) gate.admit(`10.${index}`, 1, 0);
  expect([gate.admit('late', 1, 0), gate.admit('later', 1, 0)]).toEqual([1, 0]);
});

describe('the queue', () => {
  const visit = {
    at,
    record: { kind: 'event', eventId: 'opening' },
    network: '203.0.113.9',
    userAgent: '',
    place: { country: null, region: null, city: null },
  } as const;

  test('has a limited size, and counts what exceeds it', () => {
    const queue = new VisitQueue(2);
    for (let index = 0; index < 5; index += 1) queue.enqueue(visit);
    const batch = queue.takeBatch(10, at);
    expect(batch?.visits).toHaveLength(2);
    expect(batch?.lost).toEqual(new Map([['full', 3]]));
    expect(queue.takeBatch(10, at)).toBeNull();
  });

  test('reports each loss once, even if it is written with a later batch', () => {
    const told: string[] = [];
    const queue = new VisitQueue(1, (reason, records) => told.push(`${reason} ${records}`));
    queue.enqueue(visit);
    queue.enqueue(visit);
    queue.recordLoss('flood', 0);
    queue.restoreLoss('full', 1);
    expect(told).toEqual(['full 1']);
    expect(queue.takeBatch(10, at)?.lost).toEqual(new Map([['full', 2]]));
  });

  test('returns the oldest first, and the losses with the first of them', () => {
    const queue = new VisitQueue(10);
    queue.recordLoss('flood', 4);
    for (let index = 0; index < 3; index += 1) queue.enqueue(visit);
    const batches = [queue.takeBatch(2, at), queue.takeBatch(2, at)];
    expect(batches.map((batch) => [batch?.visits.length, batch?.lost.size])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });
});
