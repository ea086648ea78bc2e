/** The pages of the Selling Affiliates section, as words above each of them. */
export const AFFILIATE_TABS = [
  { label: 'Partners', path: '/admin/partners' },
  { label: 'Management', path: '/admin/selling-partners', isExact: true },
  { label: 'Commission lines', path: '/admin/selling-partners/lines' },
] as const;
