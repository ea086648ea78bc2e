import {
  PRINT_LEDGER_STATES,
  PRINT_TRANSITIONS,
  printTransitionRefusal,
  allowedPrintTransitions,
} from './print-transitions';

test.each([
  ['available', ['sell', 'hold', 'void']],
  ['held', []],
  ['reserved', []],
  ['gallery-hold', ['sell', 'release', 'void']],
  ['sold', ['replace']],
  ['sold-elsewhere', ['return', 'void']],
  ['refunded', ['return', 'void']],
  ['void', []],
] as const)('the owner’s actions for a number that is %s: %j', (state, moves) => {
  expect(allowedPrintTransitions(state, true)).toEqual(moves);
});

test('staff hold, release and sell; only the owner does what cannot be undone', () => {
  const theirs = new Set(PRINT_LEDGER_STATES.flatMap((state) => allowedPrintTransitions(state, false)));
  expect([...theirs].toSorted()).toEqual(['hold', 'release', 'sell']);
});

test.each([
  ['return', 'sold', 'Number 3 was paid for. Refund it first.'],
  ['void', 'sold', 'Number 3 was paid for. Refund it first.'],
  ['sell', 'sold', 'Number 3 is sold.'],
  [
    'sell',
    'held',
    'Number 3 is in a cart, or in a payment that is under way. It becomes available again if the payment is not made.',
  ],
  ['void', 'reserved', 'Number 3 is reserved by a collector.'],
  ['hold', 'gallery-hold', 'Number 3 is already on hold.'],
  ['release', 'available', 'Number 3 is not on hold.'],
  ['return', 'available', 'Number 3 is already available.'],
  ['sell', 'refunded', 'Number 3 was refunded. Return it to stock first.'],
  ['replace', 'sold-elsewhere', 'Number 3 has no certificate that could be replaced.'],
  ['sell', 'void', 'Number 3 is permanently void.'],
] as const)('to %s one that is %s is rejected: %s', (move, state, sentence) => {
  expect(printTransitionRefusal(move, state, 3)).toBe(sentence);
});

test('offered actions are never rejected, and every other has a message', () => {
  for (const state of PRINT_LEDGER_STATES)
    for (const move of PRINT_TRANSITIONS)
      expect(printTransitionRefusal(move, state, 3) === null).toBe(
        allowedPrintTransitions(state, true).includes(move),
      );
});
