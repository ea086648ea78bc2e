import type { SellingPartner } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { EmptyState } from '@gallery/ui';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../parts/data-table';
import { MorePages } from '../../parts/more-pages';
import type { PagedList } from '../../parts/use-pages';
import styles from './ledger.module.css';

export interface OwedTableProps {
  list: PagedList<SellingPartner>;
}

/** What is owed to each partner. */
export function OwedTable({ list }: OwedTableProps) {
  return (
    <>
      <DataTable
        label="What is owed"
        columns={COLUMNS}
        list={list}
        keyOf={({ id }) => id}
        loading="Loading partners..."
        failed="The partners could not be read."
        empty={<EmptyState>There is no partner yet.</EmptyState>}
      />
      <MorePages list={list} />
    </>
  );
}

const COLUMNS: readonly Column<SellingPartner>[] = [
  {
    key: 'name',
    head: 'Partner',
    priority: 'first',
    render: ({ id, partnerName }) => (
      <Link className={styles.name} to={`/admin/partners/${id}`}>
        {partnerName}
      </Link>
    ),
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
];

/** Nothing reads more quietly than a zero among sums. */
const sum = (amount: number): string => (amount === 0 ? '–' : formatSum(cents(amount)));
