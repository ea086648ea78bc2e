import type { AffiliateListFilter } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import type { ListView } from '../../components/filters/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const AFFILIATE_FILTERS = { q: '', status: '' };
export type AffiliateFilterName = keyof typeof AFFILIATE_FILTERS;

type Status = Affiliate['status'];

/** How an affiliate stands, as the badge says it. */
export const AFFILIATE_STATUS_LABELS: Record<Status, string> = { active: 'Active', inactive: 'Inactive' };

/** Filters under a name. */
export const AFFILIATE_VIEWS: readonly ListView<AffiliateFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'Active', filters: { status: 'active' } },
  { label: 'Inactive', filters: { status: 'inactive' } },
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toAffiliateFilter({ q, status }: Record<AffiliateFilterName, string>): AffiliateListFilter {
  const filter: AffiliateListFilter = {};
  if (q !== '') filter.q = q;
  if (isAffiliateStatus(status)) filter.status = status;
  return filter;
}

/** Whether it is a status that affiliates have. */
export const isAffiliateStatus = (text: string): text is Status =>
  Object.hasOwn(AFFILIATE_STATUS_LABELS, text);
