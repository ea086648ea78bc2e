import {
  invalidateOrders,
  updateOrderInstallation,
  updateOrderStatus,
  addOrderNote,
  downloadOrderPaper,
  type OrderPaperKind,
} from '@gallery/api-client';
import type { OrderRecord } from '@gallery/contracts';
import type { OrderStatus } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { MoreMenu } from '../../components/actions/more-menu';
import { AddNoteDialog } from '../../components/dialogs/add-note-dialog';
import { useIsOwner } from '../../components/session/staff-session';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { useIsPhone } from '../../components/page/use-is-phone';
import { DeliveryQuoteDialog, OrderAddressDialog } from './order-delivery-dialogs';
import { OrderTransitionDialog, PaymentRequestDialog } from './order-dialogs';
import {
  needsDetails,
  transitionRequest,
  nextTransition,
  transitionButtonLabel,
  transitionLabel,
} from './order-transitions';
import { useStatusUndo } from './use-status-undo';
import styles from './order-detail.module.css';
import { OrderRefundDialog } from './refunds/order-refund-dialog';
import { saveBlob } from '../../components/actions/export-csv-button';

interface OrderActionsProps {
  order: OrderRecord;
}

type Open =
  | { kind: 'move'; status: OrderStatus }
  | { kind: 'refund' | 'payment' | 'note' | 'delivery' | 'address' };

/** What can be done with the order: the next transition as a button, the rest as text buttons, on phones in a menu. */
export function OrderActions({ order }: OrderActionsProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const isOwner = useIsOwner();
  const isPhone = useIsPhone();
  const { moves, receipt } = order;
  const next = nextTransition(receipt.status, moves);
  // Steps that end an order return its money.
  const ends = isOwner ? moves.filter(endsOrder) : [];
  const others = moves.filter((status) => status !== next && !endsOrder(status));
  const isAlive = order.payment !== 'open' && order.payment !== 'refunded' && !endsOrder(receipt.status);
  const move = (status: OrderStatus) => () => setOpen({ kind: 'move', status });
  const further = (
    <>
      {next !== null && !needsDetails(next, order.needs) && (
        <ActionItem onClick={move(next)}>
          {`${transitionLabel(next)}, with ${next === 'shipped' ? 'tracking' : 'a note'}`}
        </ActionItem>
      )}
      {receipt.status === 'shipped' && isAlive && (
        <ActionItem onClick={move('shipped')}>
          {receipt.trackingNumber === null ? 'Add tracking' : 'Change tracking'}
        </ActionItem>
      )}
      {others.map((status) => (
        <ActionItem key={status} onClick={move(status)}>
          {transitionLabel(status)}
        </ActionItem>
      ))}
      {ends.includes('rejected') && <ActionItem onClick={move('rejected')}>Reject order</ActionItem>}
      {isAlive && <ActionItem onClick={() => setOpen({ kind: 'delivery' })}>Quote delivery</ActionItem>}
      {receipt.canEditAddress && (
        <ActionItem onClick={() => setOpen({ kind: 'address' })}>Change address</ActionItem>
      )}
      {isAlive && <ActionItem onClick={() => setOpen({ kind: 'payment' })}>Request payment</ActionItem>}
      {isOwner && order.refundable > 0 && (
        <ActionItem onClick={() => setOpen({ kind: 'refund' })}>Refund</ActionItem>
      )}
      <ActionItem onClick={() => setOpen({ kind: 'note' })}>Add a note</ActionItem>
    </>
  );
  return (
    <div className={styles.actions}>
      {(next !== null || ends.length > 0) && (
        <div className={styles.buttons}>
          {next !== null &&
            (needsDetails(next, order.needs) ? (
              <Button size="dense" variant="filled" onClick={move(next)}>
                {transitionLabel(next)}
              </Button>
            ) : (
              <NextStatusButton key={`${receipt.orderNumber} ${next}`} order={order} status={next} />
            ))}
          {ends.includes('cancelled') && (
            <Button size="dense" tone="destructive" onClick={move('cancelled')}>
              Cancel order
            </Button>
          )}
        </div>
      )}
      <div className={styles.further}>
        <OrderPapers orderNumber={receipt.orderNumber} isPaid={order.payment !== 'open'} />
        {isPhone ? (
          <MoreMenu of={receipt.orderNumber}>{further}</MoreMenu>
        ) : (
          <ActionList label="More actions">{further}</ActionList>
        )}
      </div>
      {order.installation && <InstallationAction order={order} />}
      {open && <OpenDialog order={order} open={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Moves the order by one press, which can be taken back. */
function NextStatusButton({ order, status }: { order: OrderRecord; status: OrderStatus }) {
  const { orderNumber } = order.receipt;
  const changedToast = useStatusUndo(order.receipt);
  const queryClient = useQueryClient();
  const moving = useMutation({
    ...updateOrderStatus(orderNumber),
    onSuccess: () => showToast(changedToast(status)),
    // Someone else saved first: the page has to show what they did.
    onError: () => invalidateOrders(queryClient),
  });
  return (
    <>
      <Button
        size="dense"
        variant="filled"
        isBusy={moving.isPending}
        onClick={() => moving.mutate(transitionRequest(status, order.version))}
      >
        {transitionButtonLabel(status)}
      </Button>
      <ErrorNotice title="The status was not changed." failure={moving.error} />
    </>
  );
}

/** The dialog that was asked for. */
function OpenDialog({ order, open, onClose }: OrderActionsProps & { open: Open; onClose: () => void }) {
  switch (open.kind) {
    case 'move':
      return <OrderTransitionDialog order={order} status={open.status} onClose={onClose} />;
    case 'refund':
      return <OrderRefundDialog order={order} onClose={onClose} />;
    case 'payment':
      return <PaymentRequestDialog order={order} onClose={onClose} />;
    case 'delivery':
      return <DeliveryQuoteDialog order={order} onClose={onClose} />;
    case 'address':
      return <OrderAddressDialog order={order} onClose={onClose} />;
    case 'note':
      return (
        <AddNoteDialog
          title={`Note on ${order.receipt.orderNumber}`}
          mutation={addOrderNote(order.receipt.orderNumber)}
          onClose={onClose}
        />
      );
  }
}

const endsOrder = (status: OrderStatus): boolean => status === 'cancelled' || status === 'rejected';

/** The buyer's request to have the artwork installed. */
function InstallationAction({ order: { receipt, version, installationHandledAt } }: OrderActionsProps) {
  const isHandled = installationHandledAt !== null;
  const handling = useMutation({
    ...updateOrderInstallation(receipt.orderNumber),
    onSuccess: () =>
      showToast({ title: isHandled ? 'Installation reopened' : 'Installation marked as done' }),
  });
  return (
    <div>
      <TextButton
        isBusy={handling.isPending}
        onClick={() => handling.mutate({ version, handled: !isHandled })}
      >
        {isHandled ? 'Reopen installation' : 'Mark installation as done'}
      </TextButton>
      <ErrorNotice title="Not saved." failure={handling.error} />
    </div>
  );
}

const PAPERS: readonly { paper: OrderPaperKind; label: string }[] = [
  { paper: 'packing-slip', label: 'Packing slip' },
  { paper: 'invoice', label: 'Invoice' },
];

/** The sheets that go with an order, as PDF. */
function OrderPapers({ orderNumber, isPaid }: { orderNumber: string; isPaid: boolean }) {
  const fetching = useMutation(downloadOrderPaper(orderNumber));
  if (!isPaid) return null;
  const save = (paper: OrderPaperKind) =>
    fetching.mutate(paper, { onSuccess: (file) => saveBlob(file, `${orderNumber}-${paper}.pdf`) });
  return (
    <div>
      <ActionList label="Documents">
        {PAPERS.map(({ paper, label }) => (
          <ActionItem
            key={paper}
            isBusy={fetching.isPending && fetching.variables === paper}
            onClick={() => save(paper)}
          >
            {label}
          </ActionItem>
        ))}
      </ActionList>
      <ErrorNotice title="The PDF could not be created." failure={fetching.error} />
    </div>
  );
}
