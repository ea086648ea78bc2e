import { defaultPrices } from '@gallery/testing';
import { toPriceBookDraft } from './price-book-draft';
import { setShippingClass, setTierPrice, sizePrices, tierPricePath } from './price-tiers';

const book = toPriceBookDraft({ ...defaultPrices(), costs: [] });
const rowOf = (size: string, from = book) => sizePrices(from).find((row) => row.size === size);

test('a size has one price in each tier, and names the readings that have another', () => {
  expect(rowOf('30x30')?.tiers).toEqual([
    { tier: 'Tier 1', price: '8000', exceptions: [{ reading: 'form_edit', price: '10000' }] },
    { tier: 'Tier 2', price: '16000', exceptions: [] },
  ]);
});

test('a size without a price of its own in Tier 2 has none there', () => {
  expect(rowOf('8.5x11')?.tiers).toEqual([{ tier: 'Tier 1', price: '2000', exceptions: [] }, null]);
});

test('a price that is changed is changed in every reading that had it, and in no other', () => {
  // As it is typed, the price is another reading's for a moment.
  const typed = ['1', '10', '10000', '100000', '9000'].reduce(
    (draft, price) => setTierPrice(draft, book, { tier: 'Tier 1', size: '30x30', price }),
    book,
  );
  expect(rowOf('30x30', typed)?.tiers[0]).toEqual({
    tier: 'Tier 1',
    price: '9000',
    exceptions: [{ reading: 'form_edit', price: '10000' }],
  });
});

test('a reading that was given a price of its own meanwhile keeps it', () => {
  const own = {
    ...book,
    readings: book.readings.map((each) =>
      each.reading === 'form_create'
        ? { ...each, lines: each.lines.map((line) => ({ ...line, price: '1' })) }
        : each,
    ),
  };
  const changed = setTierPrice(own, book, { tier: 'Tier 1', size: '30x20', price: '5500' });
  expect(rowOf('30x20', changed)?.tiers[0]).toMatchObject({
    price: '5500',
    exceptions: [{ reading: 'form_create', price: '1' }],
  });
});

test('an error of a price is told at its field in the one table', () => {
  expect(tierPricePath(book, 'Tier 1', '30x20')).toBe('readings.0.lines.2.price');
  expect(tierPricePath(book, 'Tier 2', '8.5x11')).toBeNull();
});

test('how a size is sent is chosen once for every reading (G7)', () => {
  expect([rowOf('7x7')?.shippingClass, rowOf('8.5x11')?.shippingClass]).toEqual(['mini', 'framed']);
  const changed = setShippingClass(book, '8.5x11', 'mini');
  expect(
    changed.readings.flatMap(({ lines }) =>
      lines.filter(({ size }) => size === '8.5x11').map(({ shippingClass }) => shippingClass),
    ),
  ).toEqual(['mini', 'mini']);
});
