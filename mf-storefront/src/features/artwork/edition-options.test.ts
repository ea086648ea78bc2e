import { isOnHold } from '@gallery/domain';
import { anEditionOption } from '@gallery/testing';
import {
  availableFrameStyles,
  isForSale,
  isPriceOnInquiry,
  nextEditionNumberLabel,
  purchaseLabel,
  defaultEdition,
} from './edition-options';

const mini = anEditionOption({
  size: '7x5',
  kind: 'mini',
  frameSize: null,
  total: 100,
  frameStyles: ['Unframed'],
});

test('a last print that someone else holds can be waited for, and has no next number (G15)', () => {
  const last = anEditionOption({ sold: 8, held: 1 });
  expect([isForSale(last), isOnHold(last)]).toEqual([true, true]);
  // For a payment link, or reserved: waiting at checkout brings nothing.
  const reserved = { ...last, unpaidUntil: null };
  expect([isForSale(reserved), isOnHold(reserved)]).toEqual([false, true]);
  expect(isForSale(anEditionOption({ sold: 9 }))).toBe(false);
  // Off sale: nothing is available although prints are left.
  expect(isForSale(anEditionOption({ sold: 2, held: 1, available: 0 }))).toBe(false);
  expect(nextEditionNumberLabel(last)).toBeNull();
  expect(nextEditionNumberLabel(anEditionOption({ sold: 2 }))).toBe('You would receive number 3 of 9');
});

test('frames can be looked at before an edition is chosen, but not for one without a frame', () => {
  const framed = anEditionOption({ frameStyles: ['Black', 'Gold'] });
  expect(availableFrameStyles([mini, framed], null)).toEqual(['Black', 'Gold']);
  expect(availableFrameStyles([mini, framed], mini)).toEqual(mini.frameStyles);
  expect(
    availableFrameStyles([mini, anEditionOption({ frameStyles: ['Black', 'Gold'], sold: 9 })], null),
  ).toEqual([]);
});

test('the button has the price, or says why the edition cannot be bought', () => {
  expect(purchaseLabel(anEditionOption({ price: 5_000 }))).toBe('Purchase, $5,000');
  expect(purchaseLabel(anEditionOption({ sold: 8, held: 1, price: 5_000 }))).toBe('Purchase, $5,000');
  expect(purchaseLabel(anEditionOption({ sold: 8, held: 1, unpaidUntil: null }))).toBe('On hold');
  expect(purchaseLabel(anEditionOption({ sold: 9 }))).toBe('Sold Out');
});

test('the smallest framed edition with a print available is selected at first', () => {
  const mini = anEditionOption({ kind: 'mini', frameSize: null });
  const soldOut = anEditionOption({ sold: 9, available: 0 });
  const onHold = anEditionOption({ sold: 8, held: 1, available: 0 });
  const framed = anEditionOption();
  expect(defaultEdition([mini, soldOut, onHold, framed, anEditionOption()])).toBe(framed);
  expect(defaultEdition([mini, soldOut])).toBe(mini);
  expect(defaultEdition([soldOut, onHold])).toBe(onHold);
  const reserved = { ...onHold, unpaidUntil: null };
  expect(defaultEdition([soldOut, reserved])).toBe(reserved);
  expect(defaultEdition([soldOut])).toBeNull();
});

test('a price of nothing, or none, means by inquiry', () => {
  expect(isPriceOnInquiry([anEditionOption({ price: 0 }), anEditionOption({ price: null })])).toBe(true);
  expect(isPriceOnInquiry([anEditionOption({ price: 0 }), anEditionOption()])).toBe(false);
});
