type Parsers<Filter> = { readonly [Name in keyof Filter]-?: (text: string) => Filter[Name] | undefined };

/** The filters of a list. */
export interface ListFilters<Filter> {
  /** What the list shows unless someone chooses: empty texts, which narrow nothing. */
  defaults: Readonly<Record<Extract<keyof Filter, string>, string>>;
  /** The filters of an address as the API takes them. */
  toFilter: (values: Readonly<Record<Extract<keyof Filter, string>, string>>) => Partial<Filter>;
}

/**
 * Filters that an address holds as text. What a parser does not know is left out, so that it narrows nothing.
 * @param parsers one for each filter of the list
 */
export function listFilters<Filter extends object>(parsers: Parsers<Filter>): ListFilters<Filter>;
export function listFilters(parsers: Parsers<Record<string, unknown>>): ListFilters<Record<string, unknown>> {
  const parsed = Object.entries(parsers);
  return {
    defaults: Object.fromEntries(parsed.map(([name]) => [name, ''])),
    toFilter: (values) =>
      Object.fromEntries(
        parsed
          .map(([name, parse]): [string, unknown] => [name, parse(values[name] ?? '')])
          .filter(([, value]) => value !== undefined),
      ),
  };
}

/** Any text but an empty one. */
export const anyText = (text: string): string | undefined => text || undefined;

/** One of the values that have a label. */
export const keyOf =
  <Key extends string>(labels: Readonly<Record<Key, unknown>>) =>
  (text: string): Key | undefined =>
    isKeyOf(labels, text) ? text : undefined;

const isKeyOf = <Key extends string>(labels: Readonly<Record<Key, unknown>>, text: string): text is Key =>
  Object.hasOwn(labels, text);

/** One of these values. */
export const oneOf =
  <Value extends string>(...known: readonly Value[]) =>
  (text: string): Value | undefined =>
    known.find((each) => each === text);

/** Some of these values, separated by commas. */
export const someOf =
  <Value extends string>(known: readonly Value[]) =>
  (text: string): Value[] | undefined => {
    const asked = text.split(',');
    const chosen = known.filter((each) => asked.includes(each));
    return chosen.length > 0 ? chosen : undefined;
  };

/** One option of a filter. */
export interface FilterOption {
  value: string;
  label: string;
}

/** The options of a filter, All first: the labels by their values. */
export const filterOptions = (labels: Readonly<Record<string, string>>): FilterOption[] => [
  { value: '', label: 'All' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
