import { defaultEditions, DEFAULT_PRICE_BOOK } from '@gallery/domain';
import { resolveEditions, uniqueSlug, newArtworkErrors, type NewArtwork } from './new-artwork';

const known = { today: new Date('2026-11-21T12:00:00Z'), book: DEFAULT_PRICE_BOOK };

const work = (change: Partial<NewArtwork> = {}): NewArtwork => ({
  title: 'Night Bloom',
  series: 'FLORALS',
  year: 2024,
  medium: 'Archival pigment print',
  orientation: 'square',
  tier: 'Tier 1',
  images: [{ kind: 'artwork', mediaId: 'a', alt: 'A bloom' }],
  ...change,
});

const edition = (change: object = {}) => {
  const [first] = defaultEditions(DEFAULT_PRICE_BOOK, { orientation: 'square', tier: 'Tier 1' });
  if (!first) throw new Error('The price book is empty.');
  return { ...first, ...change };
};

test('accepts an artwork with title, series, year and one picture', () => {
  expect(newArtworkErrors(work(), known)).toEqual({});
});

test.each([
  ['title', { title: ' ' }, 'Title and Series are required'],
  ['series', { series: '' }, 'Title and Series are required'],
  ['year', { year: 1899 }, 'The year must be from 1900 to 2036.'],
  ['year', { year: 2037 }, 'The year must be from 1900 to 2036.'],
  ['artistProofs', { artistProofs: -1 }, "Please enter 0 to 1000 artist's proofs."],
  ['artworkImages', { images: [] }, 'At least one artwork image is required'],
  ['editions.0', { editions: [edition({ size: '5x7' })] }, '5x7 is not a size.'],
  ['editions.0', { editions: [edition({ priceCents: 0.5 })] }, 'The price must be a whole number of cents.'],
  ['editions.0', { editions: [edition({ total: 0 })] }, 'An edition can have 1 to 1000 prints.'],
  ['editions.0', { editions: [edition({ frameStyle: 'Pink' })] }, 'Pink is not a frame.'],
  ['editions', { editions: [edition(), edition()] }, 'Each size can be used only once.'],
])('names an invalid %s: %j', (field, change, sentence) => {
  expect(newArtworkErrors(work(change), known)).toEqual({ [field]: sentence });
});

test('an artwork without editions gets those of the price book (G14)', () => {
  expect(
    resolveEditions(work({ editions: [] }), DEFAULT_PRICE_BOOK).map(({ size, total }) => [size, total]),
  ).toEqual([
    ['7x7', 100],
    ['20x20', 9],
    ['30x30', 9],
    ['40x40', 9],
  ]);
});

test.each([
  ['Night Bloom', [], 'night-bloom'],
  ['Night Bloom', ['night-bloom'], 'night-bloom-2'],
  ['Night Bloom', ['night-bloom', 'night-bloom-2', 'night-bloomer'], 'night-bloom-3'],
  ['One Breath, Not Corrected', [], 'one-breath-not-corrected'],
  ['???', [], 'untitled-artwork'],
])('%s beside %j becomes %s', (title, taken, slug) => {
  expect(uniqueSlug(title, taken)).toBe(slug);
});
