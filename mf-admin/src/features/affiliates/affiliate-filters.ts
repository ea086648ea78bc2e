import type { Affiliate } from '@gallery/contracts';
import { anyText, listFilters, keyOf } from '../../components/filters/filter-parser';
import type { ListView } from '../../components/filters/list-view';

export type AffiliateFilterName = keyof typeof AFFILIATE_FILTERS.defaults;

/** An affiliate's status, as the badge says it. */
export const AFFILIATE_STATUS_LABELS: Record<Affiliate['status'], string> = {
  active: 'Active',
  inactive: 'Inactive',
};

/** Filters under a name. */
export const AFFILIATE_VIEWS: readonly ListView<AffiliateFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'Active', filters: { status: 'active' } },
  { label: 'Inactive', filters: { status: 'inactive' } },
];

export const AFFILIATE_FILTERS = listFilters({
  q: anyText,
  status: keyOf(AFFILIATE_STATUS_LABELS),
});
