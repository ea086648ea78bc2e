/** The admin lists whose filters can be saved. */
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

/** Views of one list that a person can have. */
export const MAX_SAVED_VIEWS = 20;
