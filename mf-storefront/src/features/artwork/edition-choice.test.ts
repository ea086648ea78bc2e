import { anEditionOption } from '@gallery/testing';
import {
  editionsLine,
  frameLines,
  framesOnOffer,
  isForSale,
  isOnInquiry,
  nextNumberLine,
  purchaseLabel,
  remainingLine,
  soleEdition,
} from './edition-choice';

const mini = anEditionOption({
  size: '7x5',
  kind: 'mini',
  frameSize: null,
  total: 100,
  frameStyles: ['Unframed'],
});

test('what is left is counted as total minus sold, with what is on hold', () => {
  expect(remainingLine(anEditionOption({ sold: 6 }))).toBe('3 of 9 remaining');
  expect(remainingLine(anEditionOption({ sold: 6, held: 1 }))).toBe('3 of 9 remaining, 1 on hold');
  expect(remainingLine(anEditionOption({ sold: 9 }))).toBe('Sold Out');
});

test('a print that somebody else is paying for cannot be bought, and has no next number (G15)', () => {
  const last = anEditionOption({ sold: 8, held: 1 });
  expect(isForSale(last)).toBe(false);
  expect(nextNumberLine(last)).toBeNull();
  expect(nextNumberLine(anEditionOption({ sold: 2 }))).toBe('Next number: 3 of 9');
});

test('the label names both kinds of editions (S89)', () => {
  expect(editionsLine([mini, anEditionOption()])).toBe('Edition 1 of 9, minis 1 of 100');
  expect(editionsLine([anEditionOption()])).toBe('Edition 1 of 9');
  expect(editionsLine([mini])).toBe('Edition 1 of 100');
});

test('the frame column tells size and style, or that there is none', () => {
  expect(frameLines(mini)).toEqual({ size: 'Unframed', style: 'Mini' });
  expect(
    frameLines(anEditionOption({ frameSize: '42x32', frameStyles: ['Black', 'Gold', 'Silver'] })),
  ).toEqual({
    size: '42 × 32 in',
    style: 'Black',
  });
});

test('the frame column follows the chosen style where the edition is framed in it', () => {
  const framed = anEditionOption({ frameSize: '42x32', frameStyles: ['Black', 'Gold'] });
  expect(frameLines(framed, 'Gold').style).toBe('Gold');
  expect(frameLines(framed, 'Silver').style).toBe('Black');
});

test('frames can be looked at before an edition is chosen, but not for one without a frame', () => {
  const framed = anEditionOption({ frameStyles: ['Black', 'Gold'] });
  expect(framesOnOffer([mini, framed], null)).toEqual(['Black', 'Gold']);
  expect(framesOnOffer([mini, framed], mini)).toEqual(mini.frameStyles);
  expect(framesOnOffer([mini, anEditionOption({ frameStyles: ['Black', 'Gold'], sold: 9 })], null)).toEqual(
    [],
  );
});

test('the price stands on the button once an edition is chosen', () => {
  expect(purchaseLabel(null)).toBe('Purchase');
  expect(purchaseLabel(anEditionOption({ price: 5_000 }))).toBe('Purchase, $5,000');
});

test('an edition is chosen beforehand only where nothing else can be', () => {
  const open = anEditionOption();
  expect(soleEdition([open, anEditionOption({ sold: 9 })])).toBe(open);
  expect(soleEdition([open, anEditionOption()])).toBeNull();
});

test('a price of nothing, or none, means by inquiry', () => {
  expect(isOnInquiry([anEditionOption({ price: 0 }), anEditionOption({ price: null })])).toBe(true);
  expect(isOnInquiry([anEditionOption({ price: 0 }), anEditionOption()])).toBe(false);
});
