import { nextMessageState, MESSAGE_STATES, replyStatus, replyStatusLabel } from './message-state';

const NOON = new Date('2026-11-22T12:00:00Z');
const at = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

test.each(MESSAGE_STATES)('a reply answers what is %s', (state) => {
  expect(nextMessageState(state, 'reply')).toBe('answered');
});

test.each([
  ['open', 'answered'],
  ['answered', 'answered'],
  ['closed', 'closed'],
] as const)('what is %s is %s after a commission or an order was created from it', (before, after) => {
  expect(nextMessageState(before, 'take-up')).toBe(after);
});

test.each(MESSAGE_STATES)('what is %s can be closed and reopened', (state) => {
  expect([nextMessageState(state, 'close'), nextMessageState(state, 'reopen')]).toEqual(['closed', 'open']);
});

test.each([
  [1, 'Due in 1 min'],
  [59.5, 'Due in 1 h'],
  [5 * 60 + 20, 'Due in 5 h'],
  [47 * 60, 'Due in 47 h'],
  [72 * 60, 'Due in 3 days'],
  [0, 'Due now'],
  [-0.5, 'Due now'],
  [-1, '1 min late'],
  [-125, '2 h late'],
  [-3 * 24 * 60 - 1, '3 days late'],
])('%d minutes before its due time an open message is “%s” (G91)', (minutes, words) => {
  expect(replyStatusLabel(replyStatus('open', at(minutes), NOON))).toBe(words);
});

test.each(['answered', 'closed'] as const)('the timer stops once it is %s', (state) => {
  expect(replyStatusLabel(replyStatus(state, at(-500), NOON))).toBe('');
});

test('without a promise nothing is due', () => {
  expect(replyStatus('open', null, NOON)).toEqual({ kind: 'none' });
});
