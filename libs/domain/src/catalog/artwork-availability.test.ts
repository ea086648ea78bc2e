import { availabilityColor, artworkAvailability, liveStatusColor, unsoldValue } from './artwork-availability';

const edition = (dollars: number, available: number, held = 0) => ({
  priceCents: dollars * 100,
  available,
  held,
});

test('the unsold value is price times unsold prints, including held ones (A17)', () => {
  // 6 available and 1 held of 9 at 4,000; 61 of 100 at 333: 28,000 + 20,313.
  expect(unsoldValue([edition(4_000, 6, 1), edition(333, 61)])).toBe(4_831_300);
  expect(unsoldValue([])).toBe(0);
});

test.each([
  ['available', 'some numbers are free', [edition(1, 0, 3), edition(1, 1)]],
  ['reserved', 'all that are left are held', [edition(1, 0, 1), edition(1, 0)]],
  ['sold', 'none is left', [edition(1, 0)]],
])('an artwork is %s when %s (G103)', (availability, _because, editions) => {
  expect(artworkAvailability('available', editions)).toBe(availability);
});

test('the owner’s setting takes precedence over the ledger (G103)', () => {
  expect(artworkAvailability('not for sale', [edition(1, 9)])).toBe('not for sale');
});

test('colors: available and live green, sold and hidden red, the rest yellow (A33, A34)', () => {
  expect(['available', 'sold', 'reserved', 'not for sale'].map(availabilityColor)).toEqual([
    'green',
    'red',
    'yellow',
    'yellow',
  ]);
  expect(['live', 'hidden', 'draft'].map(liveStatusColor)).toEqual(['green', 'red', 'yellow']);
});
