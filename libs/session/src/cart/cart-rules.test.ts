import {
  addToCart,
  updateRemaining,
  removeFromCart,
  setFrame,
  setNumber,
  setQuantity,
  updatePrice,
  type CartItem,
  type NewCartItem,
} from './cart-rules';

const print = (named: Partial<NewCartItem> = {}): NewCartItem => ({
  id: 'inside-voice-20x20',
  artworkId: 'inside-voice',
  title: 'Inside Voice',
  series: 'FLORALS',
  year: 2025,
  imageUrl: '/api/uploads/a-800.jpg',
  editionNumber: '1 of 9',
  editionSize: '20 × 20 in',
  size: '20x20',
  frameSize: '32.5x32.5',
  frameType: 'Black Frame',
  price: 4_000,
  remaining: 3,
  ...named,
});

const cartOf = (...prints: NewCartItem[]): CartItem[] =>
  prints.reduce<CartItem[]>((items, item) => addToCart(items, item).items, []);

const key = { id: 'inside-voice-20x20', editionSize: '20 × 20 in' };

describe('adding a print', () => {
  it('creates a line with quantity 1 (S143)', () => {
    const { items, outcome } = addToCart([], print());
    expect(outcome).toBe('added');
    expect(items).toEqual([{ ...print(), quantity: 1, frameTypes: ['Black Frame'] }]);
  });

  it('raises the quantity of the existing line (S146)', () => {
    const { items, outcome, quantity } = addToCart(cartOf(print()), print());
    expect([outcome, quantity, items.length]).toEqual(['changed', 2, 1]);
  });

  it('distinguishes lines by id and edition size (S144)', () => {
    expect(cartOf(print(), print({ editionSize: '30 × 30 in' }))).toHaveLength(2);
    expect(cartOf(print(), print({ id: 'other-20x20' }))).toHaveLength(2);
  });

  it('keeps the frame of each unit, and the line its first (G17)', () => {
    const [line] = cartOf(print(), print({ frameType: 'Gold Frame' }));
    expect(line?.frameTypes).toEqual(['Black Frame', 'Gold Frame']);
    expect(line?.frameType).toBe('Black Frame');
  });

  it('stops at what is left, with a message (G16)', () => {
    const { items, outcome, quantity, remaining } = addToCart(cartOf(print(), print(), print()), print());
    expect({ outcome, quantity, remaining }).toEqual({ outcome: 'capped', quantity: 3, remaining: 3 });
    expect(items[0]?.frameTypes).toHaveLength(3);
  });

  it('adds nothing from a sold-out edition', () => {
    expect(addToCart([], print({ remaining: 0 }))).toMatchObject({ items: [], outcome: 'sold-out' });
  });

  it('leaves a live photo at one (G16)', () => {
    const live = print({ id: 'live-42-20x20' });
    expect(addToCart(cartOf(live), live)).toMatchObject({ outcome: 'unchanged', quantity: 1 });
  });

  it('gives a live photo that is added again its new frame, and no second print', () => {
    const live = print({ id: 'live-42-20x20' });
    const { items, outcome } = addToCart(cartOf(live), { ...live, frameType: 'Gold metal' });
    expect(outcome).toBe('changed');
    expect(items[0]).toMatchObject({ quantity: 1, frameType: 'Gold metal', frameTypes: ['Gold metal'] });
  });

  it('updates to the price that the catalog shows now', () => {
    expect(addToCart(cartOf(print()), print({ price: 4_200 })).items[0]?.price).toBe(4_200);
  });
});

describe('setting a quantity', () => {
  it.each([0, -1])('removes the line at %d (S147)', (quantity) => {
    expect(setQuantity(cartOf(print()), key, quantity)).toMatchObject({ items: [], outcome: 'removed' });
  });

  it('gives new units the last one’s frame', () => {
    const items = cartOf(print({ remaining: 9 }), print({ remaining: 9, frameType: 'Gold Frame' }));
    expect(setQuantity(items, key, 3).items[0]?.frameTypes).toEqual([
      'Black Frame',
      'Gold Frame',
      'Gold Frame',
    ]);
  });

  it('removes units from the end', () => {
    const items = cartOf(print(), print({ frameType: 'Gold Frame' }));
    expect(setQuantity(items, key, 1).items[0]?.frameTypes).toEqual(['Black Frame']);
  });

  it('stops at what is left (G16)', () => {
    expect(setQuantity(cartOf(print()), key, 5)).toMatchObject({
      outcome: 'capped',
      quantity: 3,
      remaining: 3,
    });
  });

  it('lets a line that has more than is left shrink step by step', () => {
    const items = updateRemaining(cartOf(print(), print(), print()), key, 1);
    expect(setQuantity(items, key, 2)).toMatchObject({ outcome: 'changed', quantity: 2 });
    expect(setQuantity(items, key, 4)).toMatchObject({ outcome: 'capped', quantity: 3 });
  });

  it('keeps a live photo at one', () => {
    const live = print({ id: 'live-42-20x20' });
    expect(setQuantity(cartOf(live), live, 2)).toMatchObject({ outcome: 'capped', quantity: 1 });
  });

  it('changes nothing for a missing line', () => {
    expect(setQuantity(cartOf(print()), { ...key, id: 'gone' }, 2)).toMatchObject({
      outcome: 'unchanged',
      quantity: 0,
    });
  });
});

it('keeps the number of each unit, and chooses none for new units (G16)', () => {
  const three = { editionNumber: 3, holdId: 'hold', heldUntil: '2026-11-23T12:15:00.000Z' };
  const items = cartOf(print({ number: three }), print());
  expect(items[0]?.numbers).toEqual([three, null]);
  const chosen = setNumber(items, key, 1, { editionNumber: 5 });
  expect(chosen[0]?.numbers).toEqual([three, { editionNumber: 5 }]);
  expect(setQuantity(chosen, key, 1).items[0]?.numbers).toEqual([three]);
  expect(setQuantity(chosen, key, 3).items[0]?.numbers).toEqual([three, { editionNumber: 5 }, null]);
  expect(setNumber(items, key, 2, three)).toEqual(items);
});

it('changes the frame of one unit', () => {
  const items = cartOf(print(), print());
  expect(setFrame(items, key, 1, 'Silver Frame')[0]?.frameTypes).toEqual(['Black Frame', 'Silver Frame']);
  expect(setFrame(items, key, 0, 'Silver Frame')[0]?.frameType).toBe('Silver Frame');
  expect(setFrame(items, key, 2, 'Silver Frame')).toEqual(items);
});

it('updates the price of its line only', () => {
  const items = cartOf(print(), print({ id: 'other-20x20' }));
  expect(updatePrice(items, key, 4_200).map((item) => item.price)).toEqual([4_200, 4_000]);
});

it('removes a line by id and edition size', () => {
  const items = cartOf(print(), print({ editionSize: '30 × 30 in' }));
  expect(removeFromCart(items, key).map((item) => item.editionSize)).toEqual(['30 × 30 in']);
});
