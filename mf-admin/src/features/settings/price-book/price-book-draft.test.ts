import { toPriceBookDraft, costIndex, toPriceBookRequest, type PriceBookDraft } from './price-book-draft';

const begun = (): PriceBookDraft =>
  toPriceBookDraft({
    readings: [{ reading: 'info_text', lines: [{ size: '50x50', price: 30_000, frameSize: null }] }],
    costs: [{ size: '60x40', print: 600, mat: 150, frame: 900, shipping: 400 }],
  });

test('a new version begins as the one that it follows', () => {
  expect(toPriceBookRequest(begun(), 3)).toEqual({
    seen: 3,
    note: '',
    takesEffectAt: null,
    readings: [
      {
        reading: 'info_text',
        lines: [{ size: '50x50', price: 30_000, frameSize: null, shippingClass: 'framed' }],
      },
    ],
    costs: [{ size: '60x40', print: 600, mat: 150, frame: 900, shipping: 400 }],
  });
});

test('amounts may be written as people write them; what is none is no number', () => {
  const draft = begun();
  const priced = (price: string) =>
    toPriceBookRequest(
      {
        ...draft,
        readings: [
          { reading: 'info_text', lines: [{ size: '50x50', price, frameSize: '', shippingClass: 'framed' }] },
        ],
      },
      1,
    ).readings[0]?.lines[0]?.price;
  expect([priced('$31,500'), priced('12.50'), priced('dear'), priced('')]).toEqual([
    31_500,
    12.5,
    Number.NaN,
    Number.NaN,
  ]);
});

test('costs of a size are known once one of them is entered', () => {
  const draft = begun();
  const costs = draft.costs.map((cost) => (cost.size === '7x5' ? { ...cost, print: '3' } : cost));
  expect(toPriceBookRequest({ ...draft, costs }, 1).costs[0]).toEqual({
    size: '7x5',
    print: 3,
    mat: 0,
    frame: 0,
    shipping: 0,
  });
  expect(costIndex({ ...draft, costs }, '60x40')).toBe(1);
  expect(costIndex(draft, '7x5')).toBe(-1);
});
