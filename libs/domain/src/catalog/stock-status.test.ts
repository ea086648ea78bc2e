import { remainingLabel, stockStatusOf, editionsToPrice } from './stock-status';

test('with nothing left anywhere it is Sold Out (S75)', () => {
  const stock = stockStatusOf(
    [
      { total: 9, sold: 9 },
      { total: 100, sold: 100 },
    ],
    true,
  );
  expect(stock).toEqual({ state: 'sold-out', remaining: 0, label: 'Sold Out' });
});

test('ten or fewer are counted across all sizes (S76)', () => {
  expect(
    stockStatusOf(
      [
        { total: 9, sold: 2 },
        { total: 9, sold: 6 },
      ],
      true,
    ).label,
  ).toBe('10 remaining');
  expect(stockStatusOf([{ total: 9, sold: 6 }], false).label).toBe('3 remaining');
});

test('eleven left and featured is Featured, otherwise nothing (S77)', () => {
  expect(stockStatusOf([{ total: 11, sold: 0 }], true).label).toBe('Featured');
  expect(stockStatusOf([{ total: 11, sold: 0 }], false).label).toBeNull();
});

test('what is left is total minus sold, including prints on hold', () => {
  expect(remainingLabel({ total: 9, sold: 6, held: 0 })).toBe('3 of 9 remaining');
  expect(remainingLabel({ total: 9, sold: 6, held: 1 })).toBe('3 of 9 remaining, 1 on hold');
  expect(remainingLabel({ total: 9, sold: 9, held: 0 })).toBe('Sold Out');
});

test.each([
  ['sold out', { sold: 100, held: 0 }, [9]],
  ['all on hold', { sold: 99, held: 1 }, [9]],
  ['available', { sold: 99, held: 0 }, [100, 9]],
])('the price shown is of what can be bought, with minis %s', (_case, mini, totals) => {
  const editions = [
    { total: 100, ...mini },
    { total: 9, sold: 6, held: 0 },
  ];
  expect(editionsToPrice(editions).map(({ total }) => total)).toEqual(totals);
});

test('if nothing is left, or only prints on hold, there is still a price', () => {
  const soldOut = { total: 9, sold: 9, held: 0 };
  const onHold = { total: 9, sold: 8, held: 1 };
  expect(editionsToPrice([soldOut])).toEqual([soldOut]);
  expect(editionsToPrice([soldOut, onHold])).toEqual([onHold]);
});
