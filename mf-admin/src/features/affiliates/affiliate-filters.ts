import type { AffiliateListFilter } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import type { ListView } from '../../components/filters/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const AFFILIATE_FILTERS = { q: '', status: '' };
export type AffiliateFilterName = keyof typeof AFFILIATE_FILTERS;

type Status = Affiliate['status'];

/** How a partner stands, as the badge says it. */
export const AFFILIATE_STATUS_LABELS: Record<Status, string> = { active: 'Active', inactive: 'Inactive' };

/** Filters under a name. */
export const AFFILIATE_VIEWS: readonly ListView<AffiliateFilterName>[] = [
  { word: 'All', filters: {} },
  { word: 'Active', filters: { status: 'active' } },
  { word: 'Inactive', filters: { status: 'inactive' } },
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toAffiliateFilter({ q, status }: Record<AffiliateFilterName, string>): AffiliateListFilter {
  const wish: AffiliateListFilter = {};
  if (q !== '') wish.q = q;
  if (isAffiliateStatus(status)) wish.status = status;
  return wish;
}

/** Whether it is a status that partners have. */
export const isAffiliateStatus = (text: string): text is Status =>
  Object.hasOwn(AFFILIATE_STATUS_LABELS, text);
