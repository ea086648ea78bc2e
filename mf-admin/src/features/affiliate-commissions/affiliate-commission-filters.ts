import type { AllCommissionsFilter } from '@gallery/api-client';
import { anyText, filterParser, keyOf } from '../../components/filters/filter-parser';
import type { ListView } from '../../components/filters/list-view';
import { COMMISSION_STATE_LABELS } from './affiliate-commission-labels';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const AFFILIATE_COMMISSION_FILTERS = { q: '', state: '' };
export type AffiliateCommissionFilterName = keyof typeof AFFILIATE_COMMISSION_FILTERS;

/** One view for each state. */
export const AFFILIATE_COMMISSION_VIEWS: readonly ListView<AffiliateCommissionFilterName>[] = [
  { label: 'All', filters: {} },
  ...Object.entries(COMMISSION_STATE_LABELS).map(([state, label]) => ({ label, filters: { state } })),
];

export const toCommissionFilter = filterParser<Pick<AllCommissionsFilter, AffiliateCommissionFilterName>>({
  q: anyText,
  state: keyOf(COMMISSION_STATE_LABELS),
});
