import type { EditionLedger, LedgerNumber } from '@gallery/contracts';
import { cents, formatMoney } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../parts/data-table';
import type { ListState } from '../../parts/list-state';
import { Moment } from '../../parts/moment';
import { HolderCell } from './holder-cell';
import styles from './ledger.module.css';
import { NumberDetail } from './number-detail';
import type { NumberAction } from './number-dialog';
import { StateWord } from './state-word';

/** Larger editions show at first what waits for somebody, the last numbers that are gone and the next that are free. */
const MOST_ROWS = 24;
const GONE_SHOWN = 12;
const FREE_SHOWN = 6;

export interface NumberTableProps {
  ledger: EditionLedger;
  list: Omit<ListState<LedgerNumber>, 'rows'>;
  onAction: (action: NumberAction) => void;
}

/** Every number of the edition: how it stands, who has it, its order and certificate, and what can be done. */
export function NumberTable({ ledger, list, onAction }: NumberTableProps) {
  const { numbers, total } = ledger;
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const isShort = !isWhole && total > MOST_ROWS;
  const rows = isShort ? mostTelling(numbers) : numbers;
  return (
    <>
      <DataTable
        label="Numbers"
        columns={columns({ opened, open: setOpened, onAction })}
        list={{ ...list, rows }}
        keyOf={({ number }) => String(number)}
        empty={<EmptyState>This edition has no numbers.</EmptyState>}
        renderDetail={(row) => row.number === opened && <NumberDetail row={row} onAction={onAction} />}
      />
      {isShort && rows.length < total && (
        <p className={styles.more}>
          <span>
            {rows.length} of {total} numbers shown
          </span>
          <Button size="dense" onClick={() => setWhole(true)}>
            Show all numbers
          </Button>
        </p>
      )}
    </>
  );
}

function mostTelling(numbers: readonly LedgerNumber[]): LedgerNumber[] {
  const free = numbers.filter(({ state }) => state === 'available').slice(0, FREE_SHOWN);
  const gone = numbers.filter(isGone).slice(-GONE_SHOWN);
  return numbers.filter(
    (each) => free.includes(each) || gone.includes(each) || (each.state !== 'available' && !isGone(each)),
  );
}

const isGone = ({ state }: LedgerNumber): boolean =>
  state === 'sold' || state === 'outside' || state === 'void';

interface Acts {
  opened: number | null;
  open: (number: number | null) => void;
  onAction: (action: NumberAction) => void;
}

const columns = ({ opened, open, onAction }: Acts): Column<LedgerNumber>[] => [
  { key: 'number', head: 'No.', priority: 'first', width: '3rem', render: ({ number }) => number },
  { key: 'state', head: 'State', priority: 'state', render: ({ state }) => <StateWord state={state} /> },
  { key: 'holder', head: 'Holder', priority: 'second', render: (row) => <HolderCell {...row} /> },
  {
    key: 'order',
    head: 'Order',
    priority: 'other',
    render: ({ orderNumber }) =>
      orderNumber ? (
        <Link className={styles.link} to={`/admin/orders/${orderNumber}`}>
          {orderNumber}
        </Link>
      ) : (
        <Nothing />
      ),
  },
  {
    key: 'date',
    head: 'Date',
    priority: 'other',
    render: ({ date }) => (date ? <Moment at={date} shape="day" /> : <Nothing />),
  },
  {
    key: 'price',
    head: 'Price',
    priority: 'sum',
    isFigure: true,
    render: ({ price }) => (price === 0 ? 'On inquiry' : formatMoney(cents(price))),
  },
  {
    key: 'certificate',
    head: 'Certificate',
    priority: 'other',
    render: ({ certificate }) =>
      certificate ? (
        <Link className={styles.link} to={`/admin/certificates/${certificate.coaId}`}>
          {certificate.coaId}
        </Link>
      ) : (
        <Nothing />
      ),
  },
  {
    key: 'actions',
    head: 'Actions',
    priority: 'actions',
    render: ({ number, moves }) => (
      <span className={styles.actions}>
        {FREQUENT.filter(({ kind }) => moves.includes(kind)).map(({ kind, word }) => (
          <Button
            key={kind}
            variant="word"
            aria-label={`${word} number ${number}`}
            onClick={() => onAction({ kind, number })}
          >
            {word}
          </Button>
        ))}
        <Button
          variant="word"
          aria-expanded={opened === number}
          aria-label={`More about number ${number}`}
          onClick={() => open(opened === number ? null : number)}
        >
          {opened === number ? 'Close' : 'More'}
        </Button>
      </span>
    ),
  },
];

/** What is done every day stands in the row; the rest opens with it. */
const FREQUENT = [
  { kind: 'sell', word: 'Sell' },
  { kind: 'hold', word: 'Hold' },
  { kind: 'release', word: 'Release' },
  { kind: 'return', word: 'Return' },
] as const;

const Nothing = () => <span className={styles.quiet}>–</span>;
