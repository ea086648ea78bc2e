/** The pages of the Collectors section, as words above each of them. */
export const COLLECTOR_TABS = [
  { label: 'Collectors', path: '/admin/collectors' },
  { label: 'Private previews', path: '/admin/previews' },
  { label: 'Commissions', path: '/admin/commissions' },
  { label: 'Artist notes', path: '/admin/notes' },
] as const;
