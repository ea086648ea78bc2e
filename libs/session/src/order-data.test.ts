import type { CartItem } from './cart-rules';
import { orderItems, parseOrderData, referencedItems } from './order-data';

const line = (named: Partial<CartItem> = {}): CartItem => ({
  id: 'voice-20x20',
  artworkId: 'voice',
  title: 'Inside Voice',
  series: 'FLORALS',
  year: 2025,
  imageUrl: '',
  editionNumber: '1 of 9',
  editionSize: '20 × 20 in',
  size: '20x20',
  frameSize: '32.5x32.5',
  frameType: 'Black Frame',
  price: 4_000,
  quantity: 3,
  frameTypes: ['Black Frame', 'Gold Frame', 'Black Frame'],
  remaining: 5,
  ...named,
});

it('makes one item of each frame of a line (G17), with the stored fields and no others (S159)', () => {
  expect(orderItems([line()])).toEqual([
    {
      title: 'Inside Voice',
      series: 'FLORALS',
      size: '20x20',
      frameType: 'Black Frame',
      frameSize: '32.5x32.5',
      price: 4_000,
      quantity: 2,
      eventPhoto: false,
    },
    {
      title: 'Inside Voice',
      series: 'FLORALS',
      size: '20x20',
      frameType: 'Gold Frame',
      frameSize: '32.5x32.5',
      price: 4_000,
      quantity: 1,
      eventPhoto: false,
    },
  ]);
});

it('marks photos of live events', () => {
  expect(orderItems([line({ id: 'live-42-20x20' })])[0]?.eventPhoto).toBe(true);
});

it('gives items the ids that the server finds them by (G11)', () => {
  const cart = [line(), line({ id: 'live-photo-42-7x5', title: 'First guests', size: '7x5' })];
  const [black, gold, live] = referencedItems(cart);
  expect([black?.artworkId, gold?.artworkId, live?.photoId]).toEqual(['voice', 'voice', 'photo-42']);
});

it('tells two photos of the same caption apart', () => {
  const photo = (id: string) => line({ id: `live-${id}-7x5`, frameTypes: ['Black wood'] });
  expect(referencedItems([photo('a'), photo('b')]).map(({ photoId }) => photoId)).toEqual(['a', 'b']);
});

describe('stored order data', () => {
  it('reads what the checkout form left, with the defaults of the spec', () => {
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
    'is none when damaged: %j',
    (stored) => {
      expect(parseOrderData(stored)).toBeNull();
    },
  );
});
