import type { AffiliateCommission } from '@gallery/contracts';
import { formatMoneyWithCents, toCents } from '@gallery/domain';
import { useState } from 'react';
import {
  badgeColumn,
  dateColumn,
  detailColumn,
  linkColumn,
  type OpenRow,
} from '../../components/lists/columns';
import { DataTable, type Column, type DataTableProps } from '../../components/lists/data-table';
import { RowLink } from '../../components/lists/row-link';
import styles from './affiliate-commissions.module.css';
import { AffiliateCommissionBreakdown } from './affiliate-commission-breakdown';
import {
  isInReview,
  reviewReasonLabel,
  COMMISSION_STATE_COLORS,
  COMMISSION_STATE_LABELS,
  artworkLabel,
} from './affiliate-commission-labels';

export interface AffiliateCommissionTableProps extends Pick<
  DataTableProps<AffiliateCommission>,
  'label' | 'list' | 'empty' | 'narrowed'
> {
  /** False where every line is the same affiliate's. */
  hasPartners: boolean;
}

/** Commission lines, one for each paid line of an order; a row opens to every cost. */
export function AffiliateCommissionTable({ hasPartners, ...table }: AffiliateCommissionTableProps) {
  const openRow = useState<string | null>(null);
  const all = columns(openRow);
  return (
    <DataTable
      {...table}
      columns={hasPartners ? all : all.filter(({ key }) => key !== 'partner')}
      keyOf={({ id }) => id}
      subject="commission lines"
      renderDetail={(line) => line.id === openRow[0] && <AffiliateCommissionBreakdown commission={line} />}
    />
  );
}

const columns = (openRow: OpenRow): Column<AffiliateCommission>[] => [
  detailColumn('work', 'Work', artworkLabel, openRow),
  {
    key: 'order',
    head: 'Order',
    priority: 'second',
    render: (line) => (
      <>
        <RowLink to={`/admin/orders/${line.orderNumber}`}>{line.orderNumber}</RowLink>
        {isInReview(line) && <span className={styles.reason}>{reviewReasonLabel(line)}</span>}
      </>
    ),
  },
  linkColumn(
    'partner',
    'Partner',
    {
      textOf: ({ partner }) => partner.partnerName,
      to: ({ partner }) => `/admin/partners/${partner.id}`,
    },
    'other',
  ),
  dateColumn('confirmedAt', 'Sold', { isOneLine: true }),
  {
    key: 'net',
    head: 'Net',
    priority: 'other',
    isFigure: true,
    render: ({ areCostsKnown, net }) => (areCostsKnown ? formatMoneyWithCents(toCents(net)) : ''),
  },
  { key: 'rate', head: 'Rate', priority: 'other', isFigure: true, render: ({ rate }) => `${rate}%` },
  {
    key: 'commission',
    head: 'Commission',
    priority: 'sum',
    isFigure: true,
    render: ({ areCostsKnown, commission }) =>
      areCostsKnown ? formatMoneyWithCents(toCents(commission)) : 'Unknown',
  },
  badgeColumn('state', 'State', COMMISSION_STATE_LABELS, COMMISSION_STATE_COLORS),
];
