/** The console's lists whose filters can be kept under a name. */
export const VIEW_LISTS = [
  'artist-notes',
  'audit',
  'certificates',
  'collectors',
  'commission-lines',
  'commissions',
  'inbox',
  'inventory',
  'mails',
  'orders',
  'partners',
  'previews',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** More words above a list are no help. */
export const MOST_VIEWS = 20;
