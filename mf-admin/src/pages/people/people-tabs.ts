import type { PageTabsProps } from '../../components/page/page-tabs';

/** The pages of the People section. */
export const PEOPLE_TABS: PageTabsProps = {
  label: 'People',
  pages: [
    { label: 'People', path: '/admin/people' },
    { label: 'Letters', path: '/admin/letters' },
  ],
};
