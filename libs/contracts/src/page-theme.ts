import { remoteOfPath } from './remotes';

/** The two grounds that pages stand on: paper, and the dark room of the live pages. */
export type PageTheme = 'paper' | 'dark';

/** What browsers draw around the page, and beneath it until its styles are there: `--paper` of each room in tokens.css. */
export const THEME_COLORS: Readonly<Record<PageTheme, string>> = { paper: '#f7f4ed', dark: '#131210' };

/** The room of a path. Told by the path alone, so that a document is dark before any of its scripts runs. */
export const themeOfPath = (path: string): PageTheme => (remoteOfPath(path) === 'mf_live' ? 'dark' : 'paper');
