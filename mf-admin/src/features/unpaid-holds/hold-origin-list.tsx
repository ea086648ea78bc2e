import { endUnpaidHolds } from '@gallery/api-client';
import type { HoldOrigin, UnpaidHolds } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { DataTable, type Column } from '../../components/lists/data-table';
import { wholeList } from '../../components/lists/list-state';
import { RowLink } from '../../components/lists/row-link';
import { HelpText } from '../../components/page/page-section';
import { useIsOwner } from '../../components/session/staff-session';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import styles from './hold-origin-list.module.css';

/** Who holds unpaid prints, those with the most first. The owner can end their holds. */
export function HoldOriginList({ holds: { prints, origins } }: { holds: UnpaidHolds }) {
  const isOwner = useIsOwner();
  const [ending, setEnding] = useState<HoldOrigin | null>(null);
  return (
    <>
      {prints > 0 && <HelpText>{printsLabel(prints)} held but not paid for.</HelpText>}
      <DataTable
        label="Unpaid holds"
        columns={isOwner ? [...COLUMNS, endColumn(setEnding)] : COLUMNS}
        list={wholeList(origins)}
        keyOf={({ id }) => id}
        subject="unpaid holds"
        empty="No unpaid checkouts or carts are holding prints."
      />
      {ending && <EndHoldsDialog origin={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

const COLUMNS: readonly Column<HoldOrigin>[] = [
  {
    key: 'label',
    head: 'Held by',
    priority: 'first',
    render: ({ kind, label, orders, cartHolds }) => (
      <>
        {label} {KIND_LABELS[kind] !== '' && <MutedText>{KIND_LABELS[kind]}</MutedText>}
        {orders.map(({ orderNumber }) => (
          <div key={orderNumber} className={styles.order}>
            <RowLink to={`/admin/orders/${orderNumber}`} isNumber>
              {orderNumber}
            </RowLink>
          </div>
        ))}
        {cartHolds.map(({ title, size, editionNumber }) => (
          <div key={`${title} ${size} ${editionNumber}`}>
            <MutedText>
              In the cart: {title}, {formatSize(size)}, number {editionNumber}
            </MutedText>
          </div>
        ))}
      </>
    ),
  },
  {
    key: 'held',
    head: 'Held',
    priority: 'second',
    render: ({ since, until }) => (
      <>
        <DateTime at={since} shape="short" /> to <DateTime at={until} shape="short" />
      </>
    ),
  },
  {
    key: 'prints',
    head: 'Prints',
    priority: 'sum',
    isFigure: true,
    render: ({ prints }) => printsLabel(prints),
  },
];

const KIND_LABELS: Record<HoldOrigin['kind'], string> = {
  network: '',
  guest: 'Guest',
  collector: 'Collector',
};

const endColumn = (onEnd: (origin: HoldOrigin) => void): Column<HoldOrigin> => ({
  key: 'end',
  head: '',
  priority: 'actions',
  render: (origin) => (
    <TextButton aria-label={`End these holds, ${origin.label}`} onClick={() => onEnd(origin)}>
      End these holds
    </TextButton>
  ),
});

function EndHoldsDialog({ origin, onClose }: { origin: HoldOrigin; onClose: () => void }) {
  const mutation = useMutation({
    ...endUnpaidHolds(origin.id),
    onSuccess: () => {
      showToast({ title: 'Holds ended', description: `${origin.label}, ${printsLabel(origin.prints)}` });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`End all holds by ${origin.label}?`}
      confirmLabel="End these holds"
      busyLabel="Ending..."
      mutation={mutation}
      failureTitle="Not every hold was ended."
      onConfirm={() => mutation.mutate()}
    >
      {printsLabel(origin.prints)} can be bought by anyone again
      {origin.orders.length > 0 &&
        `, and the payment pages of ${origin.orders.length === 1 ? 'this order close' : `these ${origin.orders.length} orders close`}`}
      . Anything paid for in the meantime stays sold.
    </ConfirmDialog>
  );
}

const printsLabel = (prints: number): string => `${prints} ${prints === 1 ? 'print' : 'prints'}`;
