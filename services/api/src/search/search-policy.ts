/** The shortest text that is searched for. */
export const MIN_SEARCH_LENGTH = 2;

/** As many of each group as one looks through. */
export const MAX_RESULTS_PER_GROUP = 6;

/** Works whose numbers are looked up: a title that is common finds no more. */
export const MAX_WORKS_WITH_PRINTS = 50;
