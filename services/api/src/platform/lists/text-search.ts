/**
 * How many rows a search may find before it counts as a common one. Few are named by their ids in the queries that follow,
 * so that the text is looked for once, not once for the page and once for the count; many are met soon enough on the way
 * through the list.
 */
export const MAX_LISTED_MATCHES = 1_000;

/** What a search has found: the ids, or `many`. */
export type TextMatches = readonly string[] | 'many';

/** Reads the answers of queries that asked for one row more than a few. */
export const toTextMatches = (...answers: readonly (readonly { id: string }[])[]): TextMatches =>
  answers.some((rows) => rows.length > MAX_LISTED_MATCHES)
    ? 'many'
    : [...new Set(answers.flatMap((rows) => rows.map(({ id }) => id)))];

/** A pattern for a text anywhere. Nothing that is typed is a pattern itself. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
