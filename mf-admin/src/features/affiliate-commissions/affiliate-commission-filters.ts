import type { AllCommissionsFilter } from '@gallery/api-client';
import type { ListView } from '../../components/filters/list-view';
import { isCommissionState, COMMISSION_STATE_LABELS } from './affiliate-commission-labels';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const AFFILIATE_COMMISSION_FILTERS = { q: '', state: '' };
export type AffiliateCommissionFilterName = keyof typeof AFFILIATE_COMMISSION_FILTERS;

/** One view for each state. */
export const AFFILIATE_COMMISSION_VIEWS: readonly ListView<AffiliateCommissionFilterName>[] = [
  { label: 'All', filters: {} },
  ...Object.entries(COMMISSION_STATE_LABELS).map(([state, label]) => ({ label, filters: { state } })),
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toCommissionFilter({
  q,
  state,
}: Record<AffiliateCommissionFilterName, string>): AllCommissionsFilter {
  const filter: AllCommissionsFilter = {};
  if (q !== '') filter.q = q;
  if (isCommissionState(state)) filter.state = state;
  return filter;
}
