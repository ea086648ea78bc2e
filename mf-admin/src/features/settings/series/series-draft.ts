import type { SeriesTable, UpdateSeriesTable } from '@gallery/contracts';

type Row = SeriesTable['series'][number];

/** A series as its row holds it; one that was just added has no slug yet, but a key. */
export interface SeriesDraft extends Row {
  key: string;
}

export const toSeriesDrafts = ({ series }: Pick<SeriesTable, 'series'>): SeriesDraft[] =>
  series.map((row) => ({ ...row, createAfter: row.createAfter ?? null, key: row.slug }));

/** A series that is offered everywhere, still without a name. */
export const newSeries = (key: string): SeriesDraft => ({
  key,
  slug: '',
  name: '',
  mobileLabel: '',
  inFilter: true,
  inCreate: true,
  createAfter: null,
  inEdit: true,
  near: [],
  works: 0,
});

/** What is sent: phones show the name where they were given none of their own. */
export const toSeriesRows = (drafts: readonly SeriesDraft[]): UpdateSeriesTable['series'] =>
  drafts.map(({ slug, name, mobileLabel, inFilter, inCreate, createAfter, inEdit, near }) => ({
    slug,
    name,
    mobileLabel: mobileLabel.trim() || name,
    inFilter,
    inCreate,
    createAfter: createAfter ?? null,
    inEdit,
    near,
  }));

/** One place up or down. */
export function moveSeries(drafts: readonly SeriesDraft[], place: number, by: -1 | 1): SeriesDraft[] {
  const [one, other] = [drafts[place], drafts[place + by]];
  return one && other ? drafts.with(place, other).with(place + by, one) : [...drafts];
}

/** Removes a series, also as a neighbor of others. */
export const removeSeries = (drafts: readonly SeriesDraft[], { key, slug }: SeriesDraft): SeriesDraft[] =>
  drafts
    .filter((each) => each.key !== key)
    .map((each) => ({
      ...each,
      createAfter: each.createAfter === slug ? null : (each.createAfter ?? null),
      near: each.near.filter((near) => near !== slug),
    }));

/** Where a series is offered: `Filter, Create`. */
export function offeredInLabel({ inFilter, inCreate, inEdit }: SeriesDraft): string {
  const places = [
    ...(inFilter ? ['filter'] : []),
    ...(inCreate ? ['new works'] : []),
    ...(inEdit ? ['edited works'] : []),
  ];
  return places.length === 0 ? 'Hidden' : places.join(', ');
}

/** Names of what differs between two tables, and `the order`. */
export function changedSeries(before: readonly SeriesDraft[], after: readonly SeriesDraft[]): string[] {
  const was = new Map(before.map((each) => [each.key, each]));
  const is = new Map(after.map((each) => [each.key, each]));
  const changed = [
    ...after.filter((each) => comparableSeries(was.get(each.key)) !== comparableSeries(each)),
    ...before.filter(({ key }) => !is.has(key)),
  ];
  const order = (drafts: readonly SeriesDraft[], other: Map<string, SeriesDraft>) =>
    drafts.flatMap(({ key }) => (other.has(key) ? [key] : [])).join();
  return [
    ...changed.map(({ name }) => name || 'a new series'),
    ...(order(before, is) === order(after, was) ? [] : ['the order']),
  ];
}

/** The number of artworks does not count as a change. */
const comparableSeries = (draft: SeriesDraft | undefined): string => JSON.stringify({ ...draft, works: 0 });
