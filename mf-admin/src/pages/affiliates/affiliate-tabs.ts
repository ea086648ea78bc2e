import type { PageTabsProps } from '../../components/page/page-tabs';

/** The pages of the Selling Affiliates section, as tabs above each of them. */
export const AFFILIATE_TABS: PageTabsProps = {
  label: 'Selling Partners',
  pages: [
    { label: 'Partners', path: '/admin/partners' },
    { label: 'Management', path: '/admin/selling-partners', isExact: true },
    { label: 'Commission lines', path: '/admin/selling-partners/lines' },
  ],
};
