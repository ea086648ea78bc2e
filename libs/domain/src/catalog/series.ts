import { slugify } from '../text/slug';

/** A body of work, and where it is offered. */
export interface Series {
  /** Its own for ever: what it is called may change. */
  slug: string;
  /** As it stands on artworks and as desktops show it. */
  name: string;
  /** What the select of phones says. */
  mobileLabel: string;
  /** Whether the catalogue offers it as a filter. */
  inFilter: boolean;
  /** Whether the form for a new work offers it. */
  inCreate: boolean;
  /** Slug of the series behind which the form for a new work has it; without one it stands there as in the table. */
  createAfter?: string | null;
  /** Whether the form of a work offers it. */
  inEdit: boolean;
  /** Slugs of the series whose works hang well beside its own, nearest first. */
  near: readonly string[];
}

/** How many series stand near a series at most. */
export const MAX_RELATED_SERIES = 2;

/** What every series list says in the place of a choice: no series can be called so. */
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

/**
 * The series table until the owner changes it. Portraits meet the stage, nature meets nature, and the abstract
 * series meet each other.
 */
export const DEFAULT_SERIES: readonly Series[] = [
  defineSeries('DONTSHOOTMYFACE', ['CELEBRITY', 'OBSERVATIONS'], ['filter', 'create', 'edit'], 'PORTRAITS'),
  defineSeries('FLORALS', ['WABI SABI', 'NEURAL'], ['filter', 'create', 'edit']),
  defineSeries('ENVIRONMENTS', ['OBSERVATIONS', 'BECOMING CONSCIOUS'], ['filter', 'create', 'edit']),
  // Before the environments for a new work, behind them everywhere else.
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

/** Names under which a form offers series to a work: in the table's order, save what a new work has elsewhere. */
export function seriesOptions(table: readonly Series[], form: 'create' | 'edit'): string[] {
  const offered =
    form === 'edit'
      ? table.filter(({ inEdit }) => inEdit)
      : table.filter(({ inCreate }) => inCreate).reduce(insertAfterPredecessor, []);
  return offered.map(({ name }) => name);
}

/** Adds a series directly behind the one that it names; at the end where that one has not come before. */
function insertAfterPredecessor(before: readonly Series[], added: Series): readonly Series[] {
  const place = before.findIndex(({ slug }) => slug === added.createAfter);
  return place === -1 ? [...before, added] : before.toSpliced(place + 1, 0, added);
}

/** What is wrong with a series table, by the path of the field: `1.name`. Empty when it will do. */
export function seriesErrors(table: readonly Series[]): Record<string, string> {
  const errors: Record<string, string> = {};
  const names = new Set<string>();
  const slugs = new Set(table.map(({ slug }) => slug));
  table.forEach(({ name, slug, near }, place) => {
    const key = name.toUpperCase();
    if (key === ALL_SERIES) errors[`${place}.name`] = 'The filter says All where nothing is chosen.';
    if (names.has(key)) errors[`${place}.name`] = 'Another series has this name.';
    names.add(key);
    if (near.includes(slug)) errors[`${place}.near`] = 'Its own works come first in any case.';
    else if (near.some((each) => !slugs.has(each)))
      errors[`${place}.near`] = 'This series is not in the table.';
    else if (new Set(near).size < near.length)
      errors[`${place}.near`] = 'Please choose two different series.';
  });
  if (slugs.size < table.length) errors['series'] = 'A series is there twice.';
  if (!table.some(({ inCreate }) => inCreate))
    errors['series'] = 'At least one series must be offered for new works.';
  return errors;
}

/** The slug of a series that is added: of its name, with -2, -3 … while another has it. */
export function uniqueSeriesSlug(name: string, taken: readonly string[]): string {
  const base = slugify(name) || 'series';
  for (let counter = 1; ; counter += 1) {
    const slug = counter === 1 ? base : `${base}-${counter}`;
    if (!taken.includes(slug)) return slug;
  }
}

/** What a change of the table means to works. */
export interface SeriesChanges {
  /** Names that works carry, and what they carry from then on. */
  renamed: { from: string; to: string }[];
  /** Names that are gone: no work may carry them. */
  removed: string[];
}

/** How works follow from one table to the next. */
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

/** The names of the series near each series, by its name, as pages compare works. */
export function relatedSeriesByName(
  table: readonly Pick<Series, 'slug' | 'name' | 'near'>[],
): Readonly<Record<string, readonly string[]>> {
  const nameOf = new Map(table.map(({ slug, name }) => [slug, name]));
  return Object.fromEntries(
    table.map(({ name, near }) => [name, near.flatMap((slug) => nameOf.get(slug) ?? [])]),
  );
}
