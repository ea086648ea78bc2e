import type { CommissionRequestDetail } from '@gallery/contracts';
import type { OrderStatus } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { EditCommissionRequestDialog } from './commission-request-dialogs';
import { TRANSITION_LABELS } from './commission-request-filters';
import styles from './commission-requests.module.css';
import { CommissionRequestTransitionDialog } from './commission-request-transition-dialog';

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
