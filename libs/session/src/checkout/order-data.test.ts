import { parseOrderData } from './order-data';

describe('stored order data', () => {
  it('has what the checkout form stored, with the specified defaults (S103, S159)', () => {
    const data = parseOrderData({
      billingInfo: { fullName: 'Elena Marsh' },
      items: [{ title: 'Inside Voice' }],
    });
    expect(data?.billingInfo).toMatchObject({ fullName: 'Elena Marsh', email: '', country: 'United States' });
    expect(data?.shippingInfo).toEqual(data?.billingInfo);
    expect(data?.items).toEqual([
      expect.objectContaining({ frameType: 'Black Frame', size: 'Unknown Size', price: 0, quantity: 1 }),
    ]);
  });

  it.each([null, 'text', 7, [], {}, { billingInfo: {} }, { billingInfo: 1, items: [] }])(
    'is empty when damaged: %j',
    (stored) => {
      expect(parseOrderData(stored)).toBeNull();
    },
  );
});
