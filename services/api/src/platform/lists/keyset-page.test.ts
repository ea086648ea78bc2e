import { parseCursorTime } from './keyset-page';

test('a moment is read as it was written', () => {
  const moment = new Date('2026-11-22T20:14:03.250Z');
  expect(parseCursorTime(String(moment.getTime()))).toEqual(moment);
});

test.each(['', 'soon', 'Infinity', '-1', '253402300800000'])(
  '%j is none that a column could hold, and reads as the beginning of time',
  (text) => expect(parseCursorTime(text)).toEqual(new Date(0)),
);
