import { Circuit } from './circuit';

const PAUSE_MS = 1_000;
let now: number;
let circuit: Circuit;

beforeEach(() => {
  now = 0;
  circuit = new Circuit(PAUSE_MS, () => now);
});

const fail = (times: number): boolean[] => Array.from({ length: times }, () => circuit.failed());

test('a failure or two keep nobody from asking', () => {
  expect(fail(2)).toEqual([false, false]);
  expect(circuit.admits()).toBe(true);
});

test('failures with a success between them are not in a row', () => {
  fail(2);
  circuit.succeeded();
  fail(2);
  expect(circuit.admits()).toBe(true);
});

test('after three in a row nobody asks for a while', () => {
  expect(fail(3)).toEqual([false, false, true]);
  now = PAUSE_MS - 1;
  expect(circuit.admits()).toBe(false);
});

test('then one goes first', () => {
  fail(3);
  now = PAUSE_MS;
  expect([circuit.admits(), circuit.admits()]).toEqual([true, false]);
});

test('the others wait again when that one fails', () => {
  fail(3);
  now = PAUSE_MS;
  circuit.admits();
  expect(circuit.failed()).toBe(false);
  now += PAUSE_MS - 1;
  expect(circuit.admits()).toBe(false);
});

test('and follow when it came back', () => {
  fail(3);
  now = PAUSE_MS;
  circuit.admits();
  expect(circuit.succeeded()).toBe(true);
  expect([circuit.admits(), circuit.admits()]).toEqual([true, true]);
});
