import { mergeArtworkDraft } from './merge-artwork-draft';
import { DEFAULT_PRICE_BOOK } from '@gallery/domain';
import { newArtworkDraft } from './artwork-draft';

const base = {
  ...newArtworkDraft(2026, { series: ['FLORALS'], book: DEFAULT_PRICE_BOOK, priced: new Set() }),
  version: 1,
  title: 'Night Bloom',
  notes: 'none',
};

test('what the other one changed comes in, what was typed here stays', () => {
  const mine = { ...base, title: 'Day Bloom' };
  const fresh = { ...base, notes: 'Of the estate.', version: 2 };
  expect(mergeArtworkDraft(base, mine, fresh)).toMatchObject({
    draft: { title: 'Day Bloom', notes: 'Of the estate.', version: 2 },
    theirs: ['notes'],
    both: [],
  });
});

test('a field that both have changed keeps what was typed here, and is named', () => {
  const mine = { ...base, title: 'Day Bloom' };
  const fresh = { ...base, title: 'Noon Bloom', version: 2 };
  expect(mergeArtworkDraft(base, mine, fresh)).toMatchObject({
    draft: { title: 'Day Bloom' },
    both: ['title'],
  });
});

test('the same change by both is no contradiction', () => {
  const changed = { ...base, title: 'Day Bloom' };
  expect(mergeArtworkDraft(base, changed, { ...changed, version: 2 })).toMatchObject({
    theirs: ['title'],
    both: [],
  });
});
