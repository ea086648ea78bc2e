import { compareWithShown, keyOfRow, updateShownPages } from './list-updates';

/** A page with these rows; the last one of its list unless another follows. */
const page = (ids: string, next: string | null = null) => ({
  items: Array.from(ids, (id) => ({ id })),
  nextCursor: next,
});

describe('what differs from the rows that are shown', () => {
  it('is nothing when rows only changed places', () => {
    expect(compareWithShown([page('abc')], [page('bca')])).toEqual({ newCount: 0, outdatedCount: 0 });
  });

  it('is a row anywhere in a list that is shown as a whole', () => {
    expect(compareWithShown([page('ab')], [page('abc')])).toEqual({ newCount: 1, outdatedCount: 0 });
  });

  it('is not what new rows push onto the next page', () => {
    expect(compareWithShown([page('abc', 'c')], [page('xab', 'b')])).toEqual({
      newCount: 1,
      outdatedCount: 0,
    });
  });

  it('is not what missing rows pull from the next page', () => {
    expect(compareWithShown([page('abc', 'c')], [page('acd', 'd')])).toEqual({
      newCount: 0,
      outdatedCount: 1,
    });
  });

  it('is every row of a page on which none is left of those that are shown', () => {
    expect(compareWithShown([page('ab', 'b')], [page('xy', 'y')])).toEqual({
      newCount: 2,
      outdatedCount: 2,
    });
  });
});

it('shows rows as they are now, in the order of before, and goes on where it ended', () => {
  const shown = [
    {
      items: [
        { id: 'a', at: 1 },
        { id: 'b', at: 1 },
      ],
      nextCursor: 'b',
      total: 2,
    },
  ];
  const latest = [
    {
      items: [
        { id: 'x', at: 2 },
        { id: 'b', at: 2 },
      ],
      nextCursor: 'x',
      total: 3,
    },
  ];
  expect(updateShownPages(shown, latest, new Set(['a']))).toEqual([
    { items: [{ id: 'b', at: 2 }], nextCursor: 'b', total: 3 },
  ]);
});

it('knows certificates and orders by their numbers', () => {
  expect([{ coaId: 'COA-1' }, { number: 'TF-1' }, { orderNumber: 'TF-2' }, 'word'].map(keyOfRow)).toEqual([
    'COA-1',
    'TF-1',
    'TF-2',
    '"word"',
  ]);
});
