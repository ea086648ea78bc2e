import { remoteOfPath } from './remotes';

/** The themes of pages: light paper, and dark for live pages. */
export type PageTheme = 'paper' | 'dark';

/** The browser's theme color, and the background until styles load: `--paper` of each theme in tokens.css. */
export const THEME_COLORS: Readonly<Record<PageTheme, string>> = { paper: '#f7f4ed', dark: '#131210' };

/** The theme of a path. Depends on the path alone, so that a document is dark before any of its scripts runs. */
export const themeOfPath = (path: string): PageTheme => (remoteOfPath(path) === 'mf_live' ? 'dark' : 'paper');
