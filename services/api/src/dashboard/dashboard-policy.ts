/** Months in the sales chart. */
export const SALES_CHART_MONTHS = 12;

/** Activity entries on the page. */
export const MAX_ACTIVITY_ENTRIES = 12;

/** Items that are listed for each kind of attention; the rest is only counted. */
export const MAX_ATTENTION_ITEMS_PER_KIND = 5;
