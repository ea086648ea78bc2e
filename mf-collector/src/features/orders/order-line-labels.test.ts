import { aCollectorOrder, aCollectorOrderLine } from '@gallery/testing';
import { frameLabel, furtherPrintsLabel, orderLineText, printLabel } from './order-line-labels';

test('a print is told by its size and its numbers', () => {
  const line = { size: '20x20', editionTotal: 9 };
  expect(printLabel({ ...line, editionNumbers: [6] })).toBe('20 × 20 in, 6 of 9');
  expect(printLabel({ ...line, editionNumbers: [2, 6, 7] })).toBe('20 × 20 in, 2, 6 and 7 of 9');
  expect(printLabel({ ...line, editionNumbers: [] })).toBe('20 × 20 in');
});

test('a frame is told by its style and its outer size', () => {
  expect(frameLabel({ frameSize: '32.5x32.5', frameStyle: 'Black', customFrame: null })).toBe(
    'Black Frame, 32.5 × 32.5 in',
  );
  expect(
    frameLabel({ frameSize: '42.5x32.5', frameStyle: 'Gold metal, 5 in matte', customFrame: null }),
  ).toBe('Gold metal, 5 in matte, 42.5 × 32.5 in');
  expect(frameLabel({ frameSize: '42x32', frameStyle: 'Custom', customFrame: 'Walnut' })).toBe(
    'Custom Frame: Walnut, 42 × 32 in',
  );
  expect(frameLabel({ frameSize: null, frameStyle: 'Unframed', customFrame: null })).toBe('Unframed');
});

test('further prints of an order are counted, each copy', () => {
  const of = (...quantities: number[]) =>
    furtherPrintsLabel(
      aCollectorOrder({ lines: quantities.map((quantity) => aCollectorOrderLine({ quantity })) }),
    );
  expect([of(2), of(1, 1), of(1, 2)]).toEqual([null, 'and 1 more print', 'and 2 more prints']);
});

test('an event photo is told without a number or a frame', () => {
  const line = aCollectorOrderLine({
    title: 'First guests',
    price: 150,
    editionTotal: 0,
    editionNumbers: [],
  });
  expect(orderLineText(line)).toBe('First guests\nEvent photo, with its digital file\n$150');
});
