import { aMessageRecord } from '@gallery/testing';
import { newDraftOrder, toDraftOrderRequest, validateDraftOrder, draftOrderTotal } from './draft-order-form';

const fields = { ...newDraftOrder(aMessageRecord()), size: '20x20', price: '4,450', shipping: '$185.50' };

it('reads sums as people type them', () => {
  expect(draftOrderTotal(fields)).toBe(463_550);
  expect(toDraftOrderRequest(fields, 3)).toMatchObject({
    version: 3,
    items: [{ size: '20x20', quantity: 1, price: 4450 }],
    shipping: 185.5,
    framing: undefined,
    days: 7,
  });
});

it.each(['', 'much', '-1'])('has no total while the price is %j', (price) => {
  expect(draftOrderTotal({ ...fields, price })).toBeNull();
});

it('says at the field what is no number', () => {
  expect(validateDraftOrder({ ...fields, shipping: 'by truck', days: 'a week' })).toEqual({
    shipping: 'Enter an amount in dollars, or leave it empty.',
    days: 'Enter 1 to 90 days.',
  });
  expect(validateDraftOrder({ ...fields, shipping: '' })).toEqual({});
});
