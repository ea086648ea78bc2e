import type { NewCartItem } from '@gallery/session';

/** A framed print as its artwork page adds it to the cart. */
export const aPrintLine = (named: Partial<NewCartItem> = {}): NewCartItem => ({
  id: 'peony-20x20',
  artworkId: 'peony',
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
  remaining: 9,
  ...named,
});

/** A print of an event photo as the purchase sheet adds it; without its event, like older carts. */
export const aLivePrintLine = (named: Partial<NewCartItem> = {}): NewCartItem => ({
  id: 'live-photo-42-30x20',
  artworkId: 'photo-42',
  title: 'Last look before closing',
  series: 'An Evening on Paper',
  year: 2026,
  imageUrl: '/api/event-pictures/event-1/a-800.jpg',
  editionNumber: '1 of 9',
  editionSize: '30 × 20 in',
  size: '30x20',
  frameSize: '42.5x32.5',
  frameType: 'Black wood, 5 in matte',
  price: 10_000,
  remaining: 9,
  ...named,
});
