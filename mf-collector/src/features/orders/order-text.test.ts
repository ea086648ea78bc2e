import { aCollectorOrder, aCollectorOrderLine } from '@gallery/testing';
import { frameLine, furtherWorks, printLine } from './order-text';

test('a print is told by its size and its numbers', () => {
  const line = { size: '20x20', editionTotal: 9 };
  expect(printLine({ ...line, numbers: [6] })).toBe('20 × 20 in, 6 of 9');
  expect(printLine({ ...line, numbers: [2, 6, 7] })).toBe('20 × 20 in, 2, 6 and 7 of 9');
  expect(printLine({ ...line, numbers: [] })).toBe('20 × 20 in');
});

test('a frame is told by its style and its outer size', () => {
  expect(frameLine({ frameSize: '32.5x32.5', frameStyle: 'Black' })).toBe('Black Frame, 32.5 × 32.5 in');
  expect(frameLine({ frameSize: null, frameStyle: 'Unframed' })).toBe('Unframed');
});

test('further works of an order are counted', () => {
  const of = (count: number) =>
    furtherWorks(aCollectorOrder({ lines: Array.from({ length: count }, () => aCollectorOrderLine()) }));
  expect([of(1), of(2), of(3)]).toEqual([null, 'and 1 more work', 'and 2 more works']);
});
