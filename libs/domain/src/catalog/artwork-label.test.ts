import { labelAvailability, type LabelEdition } from './artwork-label';

const edition = (of: Partial<LabelEdition> = {}): LabelEdition => ({
  size: '20x20',
  total: 9,
  sold: 0,
  held: 0,
  price: 4_000,
  ...of,
});
const mini = edition({ size: '7x7', total: 100, price: 333 });
const plain = { isFeatured: false };

test('shows the lowest price, and the dots and price of the smallest framed edition', () => {
  const framed = edition();
  expect(labelAvailability([mini, framed, edition({ size: '30x30', price: 8_000 })], plain)).toEqual({
    first: { text: 'From $333', edition: null },
    price: null,
    second: { text: '20 × 20 in, $4,000', edition: framed },
  });
});

test('moves on to the next edition once the smallest is sold out', () => {
  const next = edition({ size: '30x30', price: 8_000 });
  expect(labelAvailability([mini, edition({ sold: 9 }), next], plain).second?.edition).toBe(next);
});

test('counts the last prints of several editions, including those on hold', () => {
  const last = edition({ sold: 7, held: 1 });
  expect(labelAvailability([last, edition({ size: '30x30', sold: 8 })], plain)).toMatchObject({
    first: { text: '3 remaining, 1 on hold', edition: null },
    price: 'From $4,000',
    second: { edition: last },
  });
});

test('shows the last prints of one edition once, with its dots', () => {
  const last = edition({ sold: 7 });
  expect(labelAvailability([last], plain)).toEqual({
    first: { text: '2 remaining', edition: last },
    price: null,
    second: { text: 'From $4,000', edition: null },
  });
});

test('a sold-out artwork has no price', () => {
  const sold = edition({ sold: 9 });
  expect(labelAvailability([sold], plain)).toEqual({
    first: { text: 'Sold Out', edition: sold },
    price: null,
    second: null,
  });
});

test('a featured artwork says so; without prices the price is on inquiry', () => {
  expect(labelAvailability([{ ...mini, price: null }], { isFeatured: true })).toEqual({
    first: { text: 'Featured. Price on inquiry', edition: null },
    price: null,
    second: null,
  });
});
