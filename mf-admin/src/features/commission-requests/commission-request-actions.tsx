import { updateCommissionRequestStatus } from '@gallery/api-client';
import type { CommissionRequestDetail } from '@gallery/contracts';
import { type OrderStatus, toCents, formatMoneyWithCents, orderStatusLabel } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { EditCommissionRequestDialog } from './commission-request-dialogs';
import { TRANSITION_LABELS } from './commission-request-filters';
import styles from './commission-requests.module.css';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

type Open = { kind: 'move'; status: OrderStatus } | { kind: 'edit' } | null;

/** The next step as a button, the ends and the rest as words. */
export function CommissionRequestActions({ commission }: { commission: CommissionRequestDetail }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const onward = commission.moves.filter((status) => !isEnd(status));
  const [next, ...others] = onward;
  const words = [...others, ...commission.moves.filter(isEnd)];
  return (
    <div className={styles.actions}>
      {next !== undefined && (
        <div className={styles.buttons}>
          <Button size="dense" variant="filled" onClick={() => setOpen({ kind: 'move', status: next })}>
            {TRANSITION_LABELS[next]}
          </Button>
        </div>
      )}
      <ActionList label="More actions">
        <ActionItem onClick={() => setOpen({ kind: 'edit' })}>Edit and quote</ActionItem>
        {words.map((status) => (
          <ActionItem key={status} onClick={() => setOpen({ kind: 'move', status })}>
            {TRANSITION_LABELS[status]}
          </ActionItem>
        ))}
      </ActionList>
      {open?.kind === 'move' && (
        <CommissionRequestTransitionDialog commission={commission} status={open.status} onClose={close} />
      )}
      {open?.kind === 'edit' && <EditCommissionRequestDialog commission={commission} onClose={close} />}
    </div>
  );
}

const isEnd = (status: OrderStatus): boolean => status === 'rejected' || status === 'cancelled';

interface CommissionRequestTransitionDialogProps {
  commission: Pick<CommissionRequestDetail, 'id' | 'projectType' | 'quote' | 'collector'>;
  /** Where it goes. */
  status: OrderStatus;
  onClose: () => void;
}

/** Moves a commission request to a status; its collector is emailed, with the note and the quote. */
function CommissionRequestTransitionDialog({
  commission,
  status,
  onClose,
}: CommissionRequestTransitionDialogProps) {
  const { id, projectType, quote, collector } = commission;
  const form = useMutationForm({
    mutation: updateCommissionRequestStatus(id),
    defaultValues: { note: '' },
    toRequest: ({ note }) => ({ status, note }),
    onSuccess: onClose,
  });
  const isEnd = status === 'rejected' || status === 'cancelled';
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${projectType}: ${orderStatusLabel(status).toLowerCase()}`}
      confirmLabel={TRANSITION_LABELS[status]}
      busyLabel="Saving..."
      tone={isEnd ? 'destructive' : 'ink'}
      failureTitle="The commission was not moved."
    >
      {collector !== null && (
        <p>
          {collector.firstName} is told by mail.{' '}
          {quote === null
            ? 'There is no quote yet.'
            : `The mail says our quote: ${formatMoneyWithCents(toCents(quote))}.`}
        </p>
      )}
      <form.TextAreaField name="note" label="Note" hint="The collector reads it." rows={4} maxLength={500} />
    </ConfirmFormDialog>
  );
}
