/**
 * How many rows a search may find before it counts as a common one. Few are named by their ids in the queries that follow,
 * so that the text is looked for once, not once for the page and once for the count; many are met soon enough on the way
 * through the list.
 */
export const FEW_ROWS = 1_000;

/** What a search has found: the ids, or `many`. */
export type FoundByText = readonly string[] | 'many';

/** Reads the answers of queries that asked for one row more than a few. */
export const foundByText = (...answers: readonly (readonly { id: string }[])[]): FoundByText =>
  answers.some((rows) => rows.length > FEW_ROWS)
    ? 'many'
    : [...new Set(answers.flatMap((rows) => rows.map(({ id }) => id)))];

/** A pattern for a text anywhere. Nothing that is typed is a pattern itself. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
