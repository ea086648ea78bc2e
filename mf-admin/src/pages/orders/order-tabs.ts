import type { PageTabsProps } from '../../components/page/page-tabs';

/** The pages of the Orders section, as tabs above each of them. */
export const ORDER_TABS: PageTabsProps = {
  label: 'Orders',
  pages: [
    { label: 'Orders', path: '/admin/orders' },
    { label: 'Unpaid holds', path: '/admin/unpaid-holds' },
  ],
};
