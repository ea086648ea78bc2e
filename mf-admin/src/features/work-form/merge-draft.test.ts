import { mergeDraft } from './merge-draft';
import { PRICE_BOOK } from '@gallery/domain';
import { newWorkDraft } from './work-draft';

const base = {
  ...newWorkDraft(2026, { series: ['FLORALS'], book: PRICE_BOOK, priced: new Set() }),
  version: 1,
  title: 'Night Bloom',
  notes: 'none',
};

test('what the other one changed comes in, what was typed here stays', () => {
  const mine = { ...base, title: 'Day Bloom' };
  const fresh = { ...base, notes: 'Of the estate.', version: 2 };
  expect(mergeDraft(base, mine, fresh)).toMatchObject({
    draft: { title: 'Day Bloom', notes: 'Of the estate.', version: 2 },
    theirs: ['notes'],
    both: [],
  });
});

test('a field that both have changed keeps what was typed here, and is named', () => {
  const mine = { ...base, title: 'Day Bloom' };
  const fresh = { ...base, title: 'Noon Bloom', version: 2 };
  expect(mergeDraft(base, mine, fresh)).toMatchObject({ draft: { title: 'Day Bloom' }, both: ['title'] });
});

test('the same change by both is no contradiction', () => {
  const changed = { ...base, title: 'Day Bloom' };
  expect(mergeDraft(base, changed, { ...changed, version: 2 })).toMatchObject({
    theirs: ['title'],
    both: [],
  });
});
