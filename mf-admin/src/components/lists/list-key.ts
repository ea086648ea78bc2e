import type { QueryKey } from '@tanstack/react-query';

/** At the end of the key of a list whose pages are read one after another. */
const PAGES = 'pages';

/** The key of a list, from the key of its first page. */
export const listKey = (firstPage: QueryKey): QueryKey => [...firstPage, PAGES];

/** Whether it is the key of a list, which takes up changes row by row. */
export const isListKey = (key: QueryKey): boolean => key.at(-1) === PAGES;
