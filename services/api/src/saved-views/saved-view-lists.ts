/** The console's lists whose filters can be kept under a name. */
export const SAVED_VIEW_LISTS = [
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
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** More words above a list are no help. */
export const MAX_SAVED_VIEWS = 20;
