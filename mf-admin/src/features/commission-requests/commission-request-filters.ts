import type { CommissionRequestRow } from '@gallery/contracts';
import {
  isCommissionRequestClosed,
  ORDER_STATUSES,
  orderStatusLabel,
  type OrderStatus,
} from '@gallery/domain';
import { anyText, filterOptions, listFilters, someOf } from '../../components/filters/filter-parser';
import { fullName } from '../../components/forms/collector-picker';
import type { ListView } from '../../components/filters/list-view';

export type CommissionRequestFilterName = keyof typeof COMMISSION_REQUEST_FILTERS.defaults;

const IN_PROGRESS = ORDER_STATUSES.filter((status) => !isCommissionRequestClosed(status)).join(',');

/** Filters under a name: what the day begins with. */
export const COMMISSION_REQUEST_VIEWS: readonly ListView<CommissionRequestFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'To review', filters: { status: 'pending,reviewing' } },
  { label: 'Waiting for collector', filters: { status: 'approved' } },
  { label: 'In progress', filters: { status: IN_PROGRESS } },
];

export const STATUS_OPTIONS = filterOptions({
  'pending,reviewing': 'To review',
  [IN_PROGRESS]: 'In progress',
  ...Object.fromEntries(ORDER_STATUSES.map((status) => [status, orderStatusLabel(status)])),
});

export const COMMISSION_REQUEST_FILTERS = listFilters({ q: anyText, status: someOf(ORDER_STATUSES) });

/** What brings a commission to the status, as an action. */
export const TRANSITION_LABELS: Record<OrderStatus, string> = {
  pending: 'Mark as pending',
  reviewing: 'Review',
  approved: 'Approve',
  confirmed: 'Mark as confirmed',
  processing: 'Start work',
  shipped: 'Mark as shipped',
  delivered: 'Mark as delivered',
  completed: 'Complete',
  rejected: 'Reject',
  cancelled: 'Cancel commission',
};

/** Whose it is, as the list says it. */
export const collectorLabel = ({ collector }: Pick<CommissionRequestRow, 'collector'>): string =>
  collector === null ? 'Former collector' : fullName(collector);
