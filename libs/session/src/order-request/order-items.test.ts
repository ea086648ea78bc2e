import type { CartItem } from '../cart/cart-rules';
import { cartQuoteLines, lineTotal, orderItems, referencedOrderItems } from './order-items';

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

it('has the chosen numbers of each frame', () => {
  const numbers = [{ editionNumber: 3 }, { editionNumber: 5 }, null];
  expect(referencedOrderItems([line({ numbers })]).map((item) => item.editionNumbers)).toEqual([[3], [5]]);
  expect(referencedOrderItems([line()])[0]).not.toHaveProperty('editionNumbers');
});

it('makes one item of each frame of a line, with the stored fields and no others (S159, G17)', () => {
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

it('gives items the ids by which the server finds them (G11)', () => {
  const cart = [line(), line({ id: 'live-photo-42-7x5', title: 'First guests', size: '7x5' })];
  const [black, gold, live] = referencedOrderItems(cart);
  expect([black?.artworkId, gold?.artworkId, live?.photoId]).toEqual(['voice', 'voice', 'photo-42']);
});

it('distinguishes two photos with the same caption', () => {
  const photo = (id: string) => line({ id: `live-${id}-7x5`, frameTypes: ['Black wood'] });
  expect(referencedOrderItems([photo('a'), photo('b')]).map(({ photoId }) => photoId)).toEqual(['a', 'b']);
});

it('adds up lines in cents', () => {
  expect([line(), line({ price: 333, quantity: 1 })].map(lineTotal)).toEqual([1_200_000, 33_300]);
});

it('classifies lines as the quote does: minis ship as minis, everything else as framed (G7)', () => {
  expect(
    cartQuoteLines([
      { price: 333, quantity: 2, size: '5 × 7 in' },
      { price: 850.5, quantity: 1, size: '8.5x11' },
    ]),
  ).toEqual([
    { priceCents: 33_300, quantity: 2, shippingClass: 'mini' },
    { priceCents: 85_050, quantity: 1, shippingClass: 'framed' },
  ]);
});
