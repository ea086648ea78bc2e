/** The shortest text that is searched for. */
export const MIN_SEARCH_LENGTH = 2;

/** As many results per group as someone looks through. */
export const MAX_RESULTS_PER_GROUP = 6;

/** The most works whose numbers are looked up, however many match a common title. */
export const MAX_WORKS_WITH_PRINTS = 50;
