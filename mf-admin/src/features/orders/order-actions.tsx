import { handleInstallation, noteOrder } from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import type { OrderStatus } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NoteDialog } from '../../parts/note-dialog';
import { useIsOwner } from '../../parts/owners-only';
import { Problem } from '../../parts/problem';
import { Word, WordList } from '../../parts/word-list';
import { MoveDialog } from './move-dialog';
import { moveWords, nextMove } from './order-moves';
import styles from './order-detail.module.css';
import { OrderPapers } from './order-papers';
import { PaymentRequestDialog } from './payment-request-dialog';
import { RefundDialog } from './refund-dialog';

export interface OrderActionsProps {
  order: OrderRecord;
}

type Open = { kind: 'move'; status: OrderStatus } | { kind: 'refund' | 'payment' | 'note' };

/** What can be done with the order: the next step as a button, the rest as words. */
export function OrderActions({ order }: OrderActionsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const isOwner = useIsOwner();
  const { moves, receipt } = order;
  const next = nextMove(receipt.status, moves);
  // What ends an order gives its money back.
  const ends = isOwner ? moves.filter(isEnd) : [];
  const others = moves.filter((status) => status !== next && !isEnd(status));
  const isAlive = order.payment !== 'open' && !isEnd(receipt.status);
  const move = (status: OrderStatus) => () => setOpen({ kind: 'move', status });
  return (
    <div className={styles.actions}>
      {(next !== null || ends.length > 0) && (
        <div className={styles.buttons}>
          {next !== null && (
            <Button size="dense" variant="filled" onClick={move(next)}>
              {moveWords(next)}
            </Button>
          )}
          {ends.includes('cancelled') && (
            <Button size="dense" tone="destructive" onClick={move('cancelled')}>
              Cancel order
            </Button>
          )}
        </div>
      )}
      <WordList label="More actions">
        {others.map((status) => (
          <Word key={status} onClick={move(status)}>
            {moveWords(status)}
          </Word>
        ))}
        {ends.includes('rejected') && <Word onClick={move('rejected')}>Reject order</Word>}
        {isAlive && <Word onClick={() => setOpen({ kind: 'payment' })}>Ask for a payment</Word>}
        {isOwner && order.refundable > 0 && <Word onClick={() => setOpen({ kind: 'refund' })}>Refund</Word>}
        <Word onClick={() => setOpen({ kind: 'note' })}>Add a note</Word>
      </WordList>
      {order.installation && <Installation order={order} />}
      <OrderPapers orderNumber={receipt.orderNumber} isPaid={order.payment !== 'open'} />
      {open?.kind === 'move' && (
        <MoveDialog order={order} status={open.status} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'refund' && <RefundDialog order={order} onClose={() => setOpen(null)} />}
      {open?.kind === 'payment' && <PaymentRequestDialog order={order} onClose={() => setOpen(null)} />}
      {open?.kind === 'note' && (
        <NoteDialog
          title={`Note on ${receipt.orderNumber}`}
          options={noteOrder(receipt.orderNumber)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

const isEnd = (status: OrderStatus): boolean => status === 'cancelled' || status === 'rejected';

/** The buyer's wish to have the work hung. */
function Installation({ order: { receipt, version, installationHandledAt } }: OrderActionsProps) {
  const handling = useMutation(handleInstallation(receipt.orderNumber));
  const isHandled = installationHandledAt !== null;
  return (
    <div>
      <Button
        variant="word"
        isBusy={handling.isPending}
        onClick={() => handling.mutate({ version, handled: !isHandled })}
      >
        {isHandled ? 'Installation is open after all' : 'Installation is taken care of'}
      </Button>
      <Problem title="It was not written down." failure={handling.error} />
    </div>
  );
}
