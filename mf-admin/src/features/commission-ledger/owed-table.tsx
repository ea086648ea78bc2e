import type { SellingPartner } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { DataTable, type Column } from '../../parts/data-table';
import { MorePages } from '../../parts/more-pages';
import { RowLink } from '../../parts/row-link';
import type { PagedList } from '../../parts/use-pages';
import styles from './ledger.module.css';
import { PartnerPayouts } from './partner-payouts';
import { PayDialog } from './pay-dialog';

export interface OwedTableProps {
  list: PagedList<SellingPartner>;
}

/** What is owed to each partner, with Pay out; a row opens to their payouts. */
export function OwedTable({ list }: OwedTableProps) {
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
        renderDetail={({ id }) => id === openId && <PartnerPayouts id={id} />}
      />
      <MorePages list={list} />
      {paying && <PayDialog key={paying.id} partner={paying} onClose={() => setPayingId(null)} />}
    </>
  );
}

interface Shown {
  openId: string | null;
  onOpen: (id: string | null) => void;
  onPay: (id: string) => void;
}

const columns = ({ openId, onOpen, onPay }: Shown): Column<SellingPartner>[] => [
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
    render: ({ review }) => sum(review),
  },
  {
    key: 'pending',
    head: 'Pending',
    priority: 'second',
    isFigure: true,
    render: ({ pending }) => (
      <>
        <span className={styles.narrow}>Pending </span>
        {sum(pending)}
      </>
    ),
  },
  {
    key: 'reversed',
    head: 'Reversed',
    priority: 'other',
    isFigure: true,
    render: ({ reversed }) => sum(reversed),
  },
  { key: 'paid', head: 'Paid', priority: 'other', isFigure: true, render: ({ paid }) => sum(paid) },
  {
    key: 'approved',
    head: 'Due now',
    priority: 'sum',
    isFigure: true,
    render: ({ approved }) => sum(approved),
  },
  {
    key: 'actions',
    head: '',
    priority: 'actions',
    isOneLine: true,
    render: ({ id, partnerName, approved }) => (
      <span className={styles.rowWords}>
        {approved > 0 && (
          <Button variant="word" aria-label={`Pay out ${partnerName}`} onClick={() => onPay(id)}>
            Pay out
          </Button>
        )}
        <Button
          variant="word"
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
const sum = (amount: number): string => (amount === 0 ? '–' : formatSum(cents(amount)));
