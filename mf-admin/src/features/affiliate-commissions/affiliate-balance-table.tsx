import type { Affiliate } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { linkColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { ListState } from '../../components/lists/list-state';
import styles from './affiliate-commissions.module.css';
import { AffiliatePayouts } from './affiliate-sections';
import { PayoutDialog } from './affiliate-balance';

/** Balances to each affiliate, with Pay out; a row opens to their payouts. */
export function AffiliateBalanceTable({ list }: { list: ListState<Affiliate> }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [payingId, setPayingId] = useState<string | null>(null);
  const paying = list.rows?.find(({ id }) => id === payingId);
  return (
    <>
      <DataTable
        label="Balances"
        columns={columns({ openId, onOpen: setOpenId, onPay: setPayingId })}
        list={list}
        keyOf={({ id }) => id}
        subject="partners"
        empty="No partners yet."
        renderDetail={({ id }) => id === openId && <AffiliatePayouts id={id} />}
      />
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
  linkColumn('name', 'Partner', {
    textOf: ({ partnerName }) => partnerName,
    to: ({ id }) => `/admin/partners/${id}`,
  }),
  sumColumn('review', 'To review'),
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
  sumColumn('reversed', 'Reversed'),
  sumColumn('paid', 'Paid'),
  sumColumn('approved', 'Due now', 'sum'),
  {
    key: 'actions',
    head: '',
    priority: 'actions',
    isOneLine: true,
    render: ({ id, partnerName, approved }) => (
      <span className={styles.rowWords}>
        {approved > 0 && (
          <TextButton aria-label={`Pay out ${partnerName}`} onClick={() => onPay(id)}>
            Pay out
          </TextButton>
        )}
        <TextButton
          aria-label={`Payouts to ${partnerName}`}
          aria-expanded={id === openId}
          onClick={() => onOpen(id === openId ? null : id)}
        >
          Payouts
        </TextButton>
      </span>
    ),
  },
];

/** A dash reads more quietly than a zero among sums. */
const formatAmount = (amount: number): string => (amount === 0 ? '–' : formatMoneyWithCents(toCents(amount)));

function sumColumn(
  key: 'review' | 'reversed' | 'paid' | 'approved',
  head: string,
  priority: 'other' | 'sum' = 'other',
): Column<Affiliate> {
  return { key, head, priority, isFigure: true, render: (partner) => formatAmount(partner[key]) };
}
