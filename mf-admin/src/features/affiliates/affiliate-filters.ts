import type { ListFilter } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { anyText, filterParser, keyOf } from '../../components/filters/filter-parser';
import type { ListView } from '../../components/filters/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const AFFILIATE_FILTERS = { q: '', status: '' };
export type AffiliateFilterName = keyof typeof AFFILIATE_FILTERS;

/** How an affiliate stands, as the badge says it. */
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

export const toAffiliateFilter = filterParser<
  Pick<ListFilter<'/api/admin/selling-partners'>, AffiliateFilterName>
>({
  q: anyText,
  status: keyOf(AFFILIATE_STATUS_LABELS),
});
