import { AppError } from '../errors/app-error';
import { decodeCursor, decodeTimeCursor, encodeCursor, page, parseCursorTime } from './keyset-page';

const at = new Date('2026-11-22T20:14:03.250Z');

test('a cursor has the time and id it was made from', () => {
  expect(decodeTimeCursor(encodeCursor(at, 'a-1'))).toEqual({ at, id: 'a-1' });
});

test('the first page has no cursor', () => {
  expect(decodeTimeCursor(undefined)).toBeNull();
});

test.each(['', 'soon', encodeCursor('one'), encodeCursor('one', 'two', 'three'), encodeCursor(1, 'Ä')])(
  'rejects the cursor %j of another list',
  (cursor) => expect(() => decodeCursor(cursor, 2)).toThrow(AppError),
);

test('a page that is followed by another one says where that begins', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(page(rows, 2, ({ id }) => [at, id])).toEqual({
    rows: [{ id: 'a' }, { id: 'b' }],
    nextCursor: encodeCursor(at, 'b'),
  });
});

test('the last page has no next cursor', () => {
  expect(page([{ id: 'a' }], 1, ({ id }) => [at, id]).nextCursor).toBeNull();
});

test('a time is read as written', () => {
  expect(parseCursorTime(String(at.getTime()))).toEqual(at);
});

test.each(['', 'soon', 'Infinity', '-1', '253402300800000'])(
  '%j is not a time a column can hold, and reads as 1970',
  (text) => expect(parseCursorTime(text)).toEqual(new Date(0)),
);
