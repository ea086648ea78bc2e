import type { AffiliateCommission } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { Button, StatusBadge } from '@gallery/ui';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { RowLink } from '../../components/lists/row-link';
import type { PagedList } from '../../components/lists/use-paged-list';
import styles from './affiliate-commissions.module.css';
import { AffiliateCommissionBreakdown } from './affiliate-commission-breakdown';
import {
  isInReview,
  reviewReasonLabel,
  COMMISSION_STATE_COLORS,
  COMMISSION_STATE_LABELS,
  artworkLabel,
} from './affiliate-commission-labels';

export interface AffiliateCommissionTableProps {
  /** What the table lists, for assistive technology: `Commission lines`. */
  label: string;
  list: PagedList<AffiliateCommission>;
  /** False where every line is the same affiliate's. */
  hasPartners: boolean;
  empty: ReactNode;
}

/** Commission lines, one for each paid line of an order; a row opens to every cost. */
export function AffiliateCommissionTable({ label, list, hasPartners, empty }: AffiliateCommissionTableProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const all = columns(openId, setOpenId);
  return (
    <>
      <DataTable
        label={label}
        columns={hasPartners ? all : all.filter(({ key }) => key !== 'partner')}
        list={list}
        keyOf={({ id }) => id}
        loading="Loading commission lines..."
        failed="The commission lines could not be read."
        empty={empty}
        renderDetail={(line) => line.id === openId && <AffiliateCommissionBreakdown commission={line} />}
      />
      <LoadMore list={list} />
    </>
  );
}

const columns = (openId: string | null, open: (id: string | null) => void): Column<AffiliateCommission>[] => [
  {
    key: 'work',
    head: 'Work',
    priority: 'first',
    render: (line) => (
      <Button
        variant="text"
        aria-expanded={line.id === openId}
        onClick={() => open(line.id === openId ? null : line.id)}
      >
        {artworkLabel(line)}
      </Button>
    ),
  },
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
  {
    key: 'partner',
    head: 'Partner',
    priority: 'other',
    render: ({ partner }) => <RowLink to={`/admin/partners/${partner.id}`}>{partner.partnerName}</RowLink>,
  },
  {
    key: 'confirmed',
    head: 'Sold',
    priority: 'other',
    isOneLine: true,
    render: ({ confirmedAt }) => <DateTime at={confirmedAt} shape="day" />,
  },
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
  {
    key: 'state',
    head: 'State',
    priority: 'state',
    render: ({ state }) => (
      <StatusBadge color={COMMISSION_STATE_COLORS[state]}>{COMMISSION_STATE_LABELS[state]}</StatusBadge>
    ),
  },
];
