import type { PageTabsProps } from '../../components/page/page-tabs';

/** The pages of the Collectors section, as tabs above each of them. */
export const COLLECTOR_TABS: PageTabsProps = {
  label: 'Collectors',
  pages: [
    { label: 'Collectors', path: '/admin/collectors' },
    { label: 'Private previews', path: '/admin/previews' },
    { label: 'Commissions', path: '/admin/commissions' },
    { label: 'Artist notes', path: '/admin/notes' },
  ],
};
