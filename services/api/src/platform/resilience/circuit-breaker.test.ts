import { CircuitBreaker } from './circuit-breaker';

const PAUSE_MS = 1_000;
let now: number;
let circuit: CircuitBreaker;

beforeEach(() => {
  now = 0;
  circuit = new CircuitBreaker(PAUSE_MS, () => now);
});

const fail = (times: number): boolean[] => Array.from({ length: times }, () => circuit.recordFailure());

test('one or two failures stop nobody', () => {
  expect(fail(2)).toEqual([false, false]);
  expect(circuit.allowsRequest()).toBe(true);
});

test('failures with a success in between do not count as consecutive', () => {
  fail(2);
  circuit.recordSuccess();
  fail(2);
  expect(circuit.allowsRequest()).toBe(true);
});

test('after three in a row, calls are blocked for a while', () => {
  expect(fail(3)).toEqual([false, false, true]);
  now = PAUSE_MS - 1;
  expect(circuit.allowsRequest()).toBe(false);
});

test('then one call is let through', () => {
  fail(3);
  now = PAUSE_MS;
  expect([circuit.allowsRequest(), circuit.allowsRequest()]).toEqual([true, false]);
});

test('the others wait again if it fails', () => {
  fail(3);
  now = PAUSE_MS;
  circuit.allowsRequest();
  expect(circuit.recordFailure()).toBe(false);
  now += PAUSE_MS - 1;
  expect(circuit.allowsRequest()).toBe(false);
});

test('and follow if it succeeds', () => {
  fail(3);
  now = PAUSE_MS;
  circuit.allowsRequest();
  expect(circuit.recordSuccess()).toBe(true);
  expect([circuit.allowsRequest(), circuit.allowsRequest()]).toEqual([true, true]);
});
