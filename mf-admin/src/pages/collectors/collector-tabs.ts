/** The pages of the Collectors section, as words above each of them. */
export const COLLECTOR_TABS = [
  { word: 'Collectors', path: '/admin/collectors' },
  { word: 'Private previews', path: '/admin/previews' },
  { word: 'Commissions', path: '/admin/commissions' },
  { word: 'Artist notes', path: '/admin/notes' },
] as const;
