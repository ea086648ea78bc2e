import type { EditionStock, PrintRecord } from '@gallery/contracts';
import { toCents, formatMoney } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '../../components/actions/text-button';
import { textColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { ListState } from '../../components/lists/list-state';
import { DateTime } from '../../components/text/date-time';
import styles from './edition-ledger.module.css';
import { PrintDetail } from './print-detail';
import type { PrintAction } from './print-action-dialog';
import { PRINT_STATE_DOTS, PRINT_STATE_LABELS } from './edition-ledger-labels';

/** Larger editions first show the numbers that wait for someone, the last that are gone and the next that are free. */
const MAX_PAGE_SIZE = 24;
const SOLD_ROWS_SHOWN = 12;
const AVAILABLE_ROWS_SHOWN = 6;

interface PrintTableProps {
  ledger: EditionStock;
  list: Omit<ListState<PrintRecord>, 'rows'>;
  /** The number that is open from the beginning, in view; 0 for none. */
  first: number;
  onAction: (action: PrintAction) => void;
}

/** Every number of the edition: its status, who has it, its order and certificate, and what can be done. */
export function PrintTable({ ledger, list, first, onAction }: PrintTableProps) {
  const { prints, total } = ledger;
  const [isWhole, setWhole] = useState(first > 0);
  const [opened, setOpened] = useState<number | null>(first || null);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first > 0) table.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'center' });
  }, [first]);
  const isShort = !isWhole && total > MAX_PAGE_SIZE;
  const rows = isShort ? mostRelevantPrints(prints) : prints;
  return (
    <div ref={table}>
      <DataTable
        label="Numbers"
        columns={columns({ opened, open: setOpened, onAction })}
        list={{ ...list, rows }}
        keyOf={({ editionNumber }) => String(editionNumber)}
        empty="This edition has no numbers."
        renderDetail={(row) => row.editionNumber === opened && <PrintDetail row={row} onAction={onAction} />}
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
    </div>
  );
}

function mostRelevantPrints(numbers: readonly PrintRecord[]): PrintRecord[] {
  const free = numbers.filter(({ state }) => state === 'available').slice(0, AVAILABLE_ROWS_SHOWN);
  const gone = numbers.filter(isSoldOrVoid).slice(-SOLD_ROWS_SHOWN);
  return numbers.filter(
    (each) =>
      free.includes(each) || gone.includes(each) || (each.state !== 'available' && !isSoldOrVoid(each)),
  );
}

const isSoldOrVoid = ({ state }: PrintRecord): boolean =>
  state === 'sold' || state === 'sold-elsewhere' || state === 'void';

interface ColumnOptions {
  opened: number | null;
  open: (number: number | null) => void;
  onAction: (action: PrintAction) => void;
}

const columns = ({ opened, open, onAction }: ColumnOptions): Column<PrintRecord>[] => [
  textColumn('editionNumber', 'No.', { priority: 'first', width: '3rem' }),
  {
    key: 'state',
    head: 'State',
    priority: 'state',
    render: ({ state }) => <PrintStateLabel state={state} />,
  },
  { key: 'holder', head: 'Holder', priority: 'second', render: (row) => <PrintHolderCell {...row} /> },
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
        <EmptyCell />
      ),
  },
  {
    key: 'date',
    head: 'Date',
    priority: 'other',
    render: ({ date }) => (date ? <DateTime at={date} shape="day" /> : <EmptyCell />),
  },
  {
    key: 'price',
    head: 'Price',
    priority: 'sum',
    isFigure: true,
    render: ({ price }) => (price === 0 ? 'On inquiry' : formatMoney(toCents(price))),
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
        <EmptyCell />
      ),
  },
  {
    key: 'actions',
    head: 'Actions',
    priority: 'actions',
    render: ({ editionNumber, moves }) => (
      <span className={styles.actions}>
        {FREQUENT_ACTIONS.filter(({ kind }) => moves.includes(kind)).map(({ kind, label }) => (
          <TextButton
            key={kind}
            aria-label={`${label} number ${editionNumber}`}
            onClick={() => onAction({ kind, editionNumber })}
          >
            {label}
          </TextButton>
        ))}
        <TextButton
          aria-expanded={opened === editionNumber}
          aria-label={`More about number ${editionNumber}`}
          onClick={() => open(opened === editionNumber ? null : editionNumber)}
        >
          {opened === editionNumber ? 'Close' : 'More'}
        </TextButton>
      </span>
    ),
  },
];

/** Everyday actions are in the row; the rest opens with it. */
const FREQUENT_ACTIONS = [
  { kind: 'sell', label: 'Sell' },
  { kind: 'hold', label: 'Hold' },
  { kind: 'release', label: 'Release' },
  { kind: 'return', label: 'Return' },
] as const;

const EmptyCell = () => <span className={styles.quiet}>–</span>;

/** The status of a number: its dot and the word that carries the meaning. */
function PrintStateLabel({ state }: Pick<PrintRecord, 'state'>) {
  return (
    <span className={styles.state}>
      <span className={styles.dot} data-dot={PRINT_STATE_DOTS[state]} aria-hidden="true" />
      {PRINT_STATE_LABELS[state]}
    </span>
  );
}

/** Who has a number, or waits for it, and until when. */
function PrintHolderCell({ state, holder, until, reason }: PrintRecord) {
  const end = until && <DateTime at={until} shape={state === 'gallery-hold' ? 'day' : 'short'} />;
  switch (state) {
    case 'available':
      return <span className={styles.quiet}>–</span>;
    case 'held':
      return (
        <>
          {holder ?? 'A buyer'}, checkout until {end}
        </>
      );
    case 'reserved':
      return (
        <>
          {holder ?? 'A collector'}, until {end}
        </>
      );
    case 'gallery-hold':
      return (
        <>
          For {holder} until {end}
        </>
      );
    case 'sold-elsewhere':
    case 'void':
      return <span className={styles.quiet}>{reason ?? '–'}</span>;
    case 'sold':
    case 'refunded':
      return holder ?? 'No name on file';
  }
}
