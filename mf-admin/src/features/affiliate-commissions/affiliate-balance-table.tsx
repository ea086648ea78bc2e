import type { Affiliate } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { DataTable, type Column } from '../../components/lists/data-table';
import { LoadMore } from '../../components/lists/load-more';
import { RowLink } from '../../components/lists/row-link';
import type { PagedList } from '../../components/lists/use-paged-list';
import styles from './affiliate-commissions.module.css';
import { AffiliatePayouts } from './affiliate-payouts';
import { PayoutDialog } from './payout-dialog';

export interface AffiliateBalanceTableProps {
  list: PagedList<Affiliate>;
}

/** What is owed to each affiliate, with Pay out; a row opens to their payouts. */
export function AffiliateBalanceTable({ list }: AffiliateBalanceTableProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [payingId, setPayingId] = useState<string | null>(null);
  const paying = list.rows?.find(({ id }) => id === payingId);
  return (
    <>
      <DataTable
        label="What is owed"
        columns={columns({ openId, onOpen: setOpenId, onPay: setPayingId })}
        list={list}
        keyOf={({ id }) => id}
        loading="Loading partners..."
        failed="The partners could not be read."
        empty={<EmptyState>There is no partner yet.</EmptyState>}
        renderDetail={({ id }) => id === openId && <AffiliatePayouts id={id} />}
      />
      <LoadMore list={list} />
      {paying && <PayoutDialog key={paying.id} partner={paying} onClose={() => setPayingId(null)} />}
    </>
  );
}

interface ColumnOptions {
  openId: string | null;
  onOpen: (id: string | null) => void;
  onPay: (id: string) => void;
}

const columns = ({ openId, onOpen, onPay }: ColumnOptions): Column<Affiliate>[] => [
  {
    key: 'name',
    head: 'Partner',
    priority: 'first',
    render: ({ id, partnerName }) => <RowLink to={`/admin/partners/${id}`}>{partnerName}</RowLink>,
  },
  {
    key: 'review',
    head: 'To decide',
    priority: 'other',
    isFigure: true,
    render: ({ review }) => formatAmount(review),
  },
  {
    key: 'pending',
    head: 'Pending',
    priority: 'second',
    isFigure: true,
    render: ({ pending }) => (
      <>
        <span className={styles.narrow}>Pending </span>
        {formatAmount(pending)}
      </>
    ),
  },
  {
    key: 'reversed',
    head: 'Reversed',
    priority: 'other',
    isFigure: true,
    render: ({ reversed }) => formatAmount(reversed),
  },
  { key: 'paid', head: 'Paid', priority: 'other', isFigure: true, render: ({ paid }) => formatAmount(paid) },
  {
    key: 'approved',
    head: 'Due now',
    priority: 'sum',
    isFigure: true,
    render: ({ approved }) => formatAmount(approved),
  },
  {
    key: 'actions',
    head: '',
    priority: 'actions',
    isOneLine: true,
    render: ({ id, partnerName, approved }) => (
      <span className={styles.rowWords}>
        {approved > 0 && (
          <Button variant="text" aria-label={`Pay out ${partnerName}`} onClick={() => onPay(id)}>
            Pay out
          </Button>
        )}
        <Button
          variant="text"
          aria-label={`Payouts of ${partnerName}`}
          aria-expanded={id === openId}
          onClick={() => onOpen(id === openId ? null : id)}
        >
          Payouts
        </Button>
      </span>
    ),
  },
];

/** Nothing reads more quietly than a zero among sums. */
const formatAmount = (amount: number): string => (amount === 0 ? '–' : formatMoneyWithCents(toCents(amount)));
