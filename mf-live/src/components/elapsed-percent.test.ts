import { elapsedPercent } from './elapsed-percent';

const [START, END] = ['2026-11-22T19:00:00Z', '2026-11-22T22:00:00Z'];
const at = (time: string) => elapsedPercent(START, END, Date.parse(`2026-11-22T${time}Z`));

test.each([
  ['18:00:00', 0],
  ['19:00:00', 0],
  ['20:30:00', 50],
  ['22:00:00', 100],
  ['23:30:00', 100],
])('at %s the share is %d (L9)', (time, share) => {
  expect(at(time)).toBe(share);
});

test('an event without a length is over once it began', () => {
  expect(elapsedPercent(START, START, Date.parse(END))).toBe(100);
});
