/** The pages of the Selling Partners section, as words above each of them. */
export const AFFILIATE_TABS = [
  { word: 'Partners', path: '/admin/partners' },
  { word: 'Management', path: '/admin/selling-partners', isExact: true },
  { word: 'Commission lines', path: '/admin/selling-partners/lines' },
] as const;
