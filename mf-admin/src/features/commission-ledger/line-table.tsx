import type { CommissionLine } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { Button, StatusBadge } from '@gallery/ui';
import { useState, type ReactNode } from 'react';
import { DataTable, type Column } from '../../parts/data-table';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { RowLink } from '../../parts/row-link';
import type { PagedList } from '../../parts/use-pages';
import styles from './ledger.module.css';
import { LineBreakdown } from './line-breakdown';
import { isToDecide, reasonWords, STATE_COLOURS, STATE_WORDS, workWords } from './line-words';

export interface LineTableProps {
  /** What the table lists, for assistive technology: `Commission lines`. */
  label: string;
  list: PagedList<CommissionLine>;
  /** False where every line is the same partner's. */
  hasPartners: boolean;
  empty: ReactNode;
}

/** Commission lines, one for each paid line of an order; a row opens to every cost. */
export function LineTable({ label, list, hasPartners, empty }: LineTableProps) {
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
        renderDetail={(line) => line.id === openId && <LineBreakdown line={line} />}
      />
      <MorePages list={list} />
    </>
  );
}

const columns = (openId: string | null, open: (id: string | null) => void): Column<CommissionLine>[] => [
  {
    key: 'work',
    head: 'Work',
    priority: 'first',
    render: (line) => (
      <Button
        variant="word"
        aria-expanded={line.id === openId}
        onClick={() => open(line.id === openId ? null : line.id)}
      >
        {workWords(line)}
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
        {isToDecide(line) && <span className={styles.reason}>{reasonWords(line)}</span>}
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
    render: ({ confirmedAt }) => <Moment at={confirmedAt} shape="day" />,
  },
  {
    key: 'net',
    head: 'Net',
    priority: 'other',
    isFigure: true,
    render: ({ areCostsKnown, net }) => (areCostsKnown ? formatSum(cents(net)) : ''),
  },
  { key: 'rate', head: 'Rate', priority: 'other', isFigure: true, render: ({ rate }) => `${rate}%` },
  {
    key: 'commission',
    head: 'Commission',
    priority: 'sum',
    isFigure: true,
    render: ({ areCostsKnown, commission }) => (areCostsKnown ? formatSum(cents(commission)) : 'Unknown'),
  },
  {
    key: 'state',
    head: 'State',
    priority: 'state',
    render: ({ state }) => <StatusBadge colour={STATE_COLOURS[state]}>{STATE_WORDS[state]}</StatusBadge>,
  },
];
