import { slugify } from '../text/slug';

/** A series, and where it is offered. */
export interface Series {
  /** Permanent; the name may change. */
  slug: string;
  /** The name on artworks and on desktops. */
  name: string;
  /** The name in the select on phones. */
  mobileLabel: string;
  /** Offered as a filter of the catalog. */
  inFilter: boolean;
  /** Offered by the form for a new artwork. */
  inCreate: boolean;
  /** Slug of the series after which the form for a new artwork lists it; without one the table's order counts. */
  createAfter?: string | null;
  /** Offered by the form of an artwork. */
  inEdit: boolean;
  /** Slugs of related series, nearest first. */
  near: readonly string[];
}

/** Maximum number of related series. */
export const MAX_RELATED_SERIES = 2;

/** The label of "all series" in lists: no series may have this name. */
const ALL_SERIES = 'ALL';

type SeriesList = 'filter' | 'create' | 'edit';

const defineSeries = (
  name: string,
  near: readonly string[],
  places: readonly SeriesList[],
  mobileLabel = name,
): Series => ({
  slug: slugify(name),
  name,
  mobileLabel,
  inFilter: places.includes('filter'),
  inCreate: places.includes('create'),
  inEdit: places.includes('edit'),
  near: near.map(slugify),
});

/** The default series. Portraits relate to stage, nature to nature, and the abstract series to each other. */
export const DEFAULT_SERIES: readonly Series[] = [
  defineSeries('DONTSHOOTMYFACE', ['CELEBRITY', 'OBSERVATIONS'], ['filter', 'create', 'edit'], 'PORTRAITS'),
  defineSeries('FLORALS', ['WABI SABI', 'NEURAL'], ['filter', 'create', 'edit']),
  defineSeries('ENVIRONMENTS', ['OBSERVATIONS', 'BECOMING CONSCIOUS'], ['filter', 'create', 'edit']),
  // Before the environments for a new artwork, after them everywhere else.
  {
    ...defineSeries('CELEBRITY', ['DONTSHOOTMYFACE', 'OBSERVATIONS'], ['filter', 'create', 'edit']),
    createAfter: 'florals',
  },
  defineSeries('OBSERVATIONS', ['ENVIRONMENTS', 'DONTSHOOTMYFACE'], ['edit']),
  defineSeries('BECOMING CONSCIOUS', ['NEURAL', 'WABI SABI'], ['edit']),
  defineSeries('NEURAL', ['BECOMING CONSCIOUS', 'FLORALS'], []),
  defineSeries('WABI SABI', ['FLORALS', 'BECOMING CONSCIOUS'], []),
  defineSeries('OTHER', [], ['create']),
];

/** Series that a form offers: in the table's order, except where a new artwork lists them elsewhere. */
export function seriesOptions(table: readonly Series[], form: 'create' | 'edit'): string[] {
  const offered =
    form === 'edit'
      ? table.filter(({ inEdit }) => inEdit)
      : table.filter(({ inCreate }) => inCreate).reduce(insertAfterPredecessor, []);
  return offered.map(({ name }) => name);
}

/** Inserts a series after its predecessor, or at the end if that is missing. */
function insertAfterPredecessor(before: readonly Series[], added: Series): readonly Series[] {
  const place = before.findIndex(({ slug }) => slug === added.createAfter);
  return place === -1 ? [...before, added] : before.toSpliced(place + 1, 0, added);
}

/** Errors of a series table by field path: `1.name`. */
export function seriesErrors(table: readonly Series[]): Record<string, string> {
  const errors: Record<string, string> = {};
  const names = new Set<string>();
  const slugs = new Set(table.map(({ slug }) => slug));
  table.forEach(({ name, slug, near }, place) => {
    const key = name.toUpperCase();
    if (key === ALL_SERIES)
      errors[`${place}.name`] = '“All” is the filter’s own entry. Please choose another name.';
    if (names.has(key)) errors[`${place}.name`] = 'Another series already has this name.';
    names.add(key);
    if (near.includes(slug))
      errors[`${place}.near`] = 'A series is always related to itself. Please choose another.';
    else if (near.some((each) => !slugs.has(each)))
      errors[`${place}.near`] = 'This series is not in the list.';
    else if (new Set(near).size < near.length)
      errors[`${place}.near`] = 'Please choose two different series.';
  });
  if (slugs.size < table.length) errors['series'] = 'A series appears twice.';
  if (!table.some(({ inCreate }) => inCreate))
    errors['series'] = 'At least one series must be offered for new works.';
  return errors;
}

/** The slug of a new series: its name's, with -2, -3 … while that is taken. */
export function uniqueSeriesSlug(name: string, taken: readonly string[]): string {
  const base = slugify(name) || 'series';
  for (let counter = 1; ; counter += 1) {
    const slug = counter === 1 ? base : `${base}-${counter}`;
    if (!taken.includes(slug)) return slug;
  }
}

/** How a change of the table affects artworks. */
export interface SeriesChanges {
  /** Old names and what they become. */
  renamed: { from: string; to: string }[];
  /** Removed names: no artwork may have them. */
  removed: string[];
}

/** Compares two versions of the table. */
export function seriesChanges(before: readonly Series[], after: readonly Series[]): SeriesChanges {
  const nameOf = new Map(after.map(({ slug, name }) => [slug, name]));
  const renamed: SeriesChanges['renamed'] = [];
  const removed: string[] = [];
  for (const { slug, name } of before) {
    const now = nameOf.get(slug);
    if (now === undefined) removed.push(name);
    else if (now !== name) renamed.push({ from: name, to: now });
  }
  return { renamed, removed };
}

/** Names of related series by name, as pages compare artworks. */
export function relatedSeriesByName(
  table: readonly Pick<Series, 'slug' | 'name' | 'near'>[],
): Readonly<Record<string, readonly string[]>> {
  const nameOf = new Map(table.map(({ slug, name }) => [slug, name]));
  return Object.fromEntries(
    table.map(({ name, near }) => [name, near.flatMap((slug) => nameOf.get(slug) ?? [])]),
  );
}
