import { tableLines } from './terminal-table.mjs';

const counts = { queued: 1, sending: 1, sent: 40, known: 0, failed: 1 };
const size = { columns: 60, rows: 12 };
/** @param {number} length */
const sent = (length) =>
  Array.from({ length }, (_, index) => ({ name: `IMG_${index}.jpg`, word: 'sent', failureReason: null }));

test('shows counts first, then running and failed uploads before finished ones', () => {
  const rows = [
    { name: 'torn.jpg', word: 'failed', failureReason: 'The picture breaks off before its end.' },
    ...sent(40),
    { name: 'next.jpg', word: 'sending', failureReason: null },
  ];
  const lines = tableLines('The event', { counts, rows, outage: null }, size);
  expect(lines[1]).toBe('1 queued, 1 sending, 40 sent, 0 already there, 1 failed');
  expect(lines.slice(4, 7)).toEqual([
    'next.jpg    sending',
    'torn.jpg    failed  The picture breaks off before its end.',
    'IMG_39.jpg  sent',
  ]);
});

test('never exceeds the terminal', () => {
  const rows = [
    ...sent(100),
    { name: `${'long '.repeat(30)}.jpg`, word: 'failed', failureReason: 'Why.'.repeat(30) },
  ];
  const lines = tableLines('The event '.repeat(20), { counts, rows, outage: 'Down. '.repeat(20) }, size);
  expect(lines.length).toBeLessThan(size.rows);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(size.columns);
});
