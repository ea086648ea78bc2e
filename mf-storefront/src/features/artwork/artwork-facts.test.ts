import { listArtworkFacts, listPurchaseTerms } from './artwork-facts';

const texts = (mode: 'surcharge' | 'off') => listArtworkFacts(mode, true).map((fact) => fact.text);

test('a buyer reads what the specification promises (S97, S98, S99, S100, S101, G3)', () => {
  expect(texts('surcharge')).toEqual([
    'Certificate of authenticity included',
    'Credit card adds 3%. Check, wire or cash also accepted',
    'List price. Sales tax not included',
    'Delivered free in the Dallas area; shipped worldwide at cost',
    'About 3–5 weeks, rush available',
  ]);
});

test('no card fee is announced where none is taken', () => {
  expect(listPurchaseTerms('off').join(' ')).not.toContain('3%');
  expect(texts('off').join(' ')).not.toContain('3%');
});

test('a work without prices on the page promises no list price', () => {
  const price = listArtworkFacts('surcharge', false).find((fact) => fact.name === 'Price');
  expect(price?.text).toBe('On inquiry. Sales tax not included');
});
