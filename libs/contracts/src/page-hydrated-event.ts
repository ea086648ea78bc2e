/**
 * Event on a rendered document by which the shell says that the page answers now: what was pressed before is done then
 * (ADR 0074).
 */
export const PAGE_HYDRATED = 'page-hydrated';
