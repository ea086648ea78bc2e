/** The admin lists whose filters can be saved. */
export const SAVED_VIEW_LISTS = [
  'artist-notes',
  'audit-log',
  'certificates',
  'collectors',
  'affiliate-commissions',
  'commission-requests',
  'inbox',
  'inventory',
  'emails',
  'orders',
  'affiliates',
  'people',
  'private-previews',
] as const;
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number];

/** Views of one list that a person can have. */
export const MAX_SAVED_VIEWS = 20;
