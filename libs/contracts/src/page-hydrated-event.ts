/** Document event: the shell has hydrated a rendered page, and early clicks are replayed (ADR 0074). */
export const PAGE_HYDRATED = 'page-hydrated';
