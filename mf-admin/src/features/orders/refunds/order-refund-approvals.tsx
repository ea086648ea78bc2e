import { approveRefund, rejectRefund } from '@gallery/api-client';
import type { OrderRecord, OrderRefundApproval } from '@gallery/contracts';
import { formatMoneyWithCents, toCents } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { PageSection } from '../../../components/page/page-section';
import { useStaffSession } from '../../../components/session/staff-session';
import { DateTime } from '../../../components/text/date-time';
import styles from '../order-detail.module.css';
import { ActorName } from '../../../components/session/actor-name';

const STATE_LABELS: Record<OrderRefundApproval['state'], string> = {
  waiting: 'waiting for another owner',
  approved: 'approved',
  rejected: 'rejected',
  expired: 'expired',
};

/** Refunds above the owner's limit: who asked, who decided, and the decision if it is this person's. */
export function OrderRefundApprovals({ order }: { order: OrderRecord }) {
  const { refundApprovals } = order;
  if (refundApprovals.length === 0) return null;
  return (
    <PageSection title="Refund approvals">
      <ul className={styles.rows}>
        {refundApprovals.map((approval) => (
          <li key={approval.id} className={styles.row}>
            <p>
              {formatMoneyWithCents(toCents(approval.amount))}, {STATE_LABELS[approval.state]}
            </p>
            <p className={styles.facts}>
              {approval.reason}. Requested <DateTime at={approval.askedAt} /> by{' '}
              <ActorName actor={approval.askedBy} />
              {approval.decidedAt && (
                <>
                  ; decided <DateTime at={approval.decidedAt} /> by{' '}
                  <ActorName actor={approval.decidedBy ?? ''} />
                </>
              )}
            </p>
            {approval.state === 'waiting' && <Decision order={order} approval={approval} />}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Decision({ order, approval }: { order: OrderRecord; approval: OrderRefundApproval }) {
  const [isOpen, setOpen] = useState<'approve' | 'reject' | null>(null);
  const user = useStaffSession()?.user;
  if (user?.role !== 'owner') return null;
  if (approval.askedBy === `owner ${user.username}`)
    return (
      <p className={styles.facts}>
        Another owner must decide by <DateTime at={approval.expiresAt} shape="day" />.
      </p>
    );
  return (
    <div className={styles.buttons}>
      <Button size="dense" variant="filled" onClick={() => setOpen('approve')}>
        Approve refund
      </Button>
      <Button size="dense" onClick={() => setOpen('reject')}>
        Reject refund
      </Button>
      {isOpen && (
        <DecisionDialog what={isOpen} order={order} approval={approval} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

interface DecisionDialogProps {
  what: 'approve' | 'reject';
  order: OrderRecord;
  approval: OrderRefundApproval;
  onClose: () => void;
}

function DecisionDialog({
  what,
  order,
  approval: { id, amount, askedBy, reason },
  onClose,
}: DecisionDialogProps) {
  const { orderNumber } = order.receipt;
  const isApproval = what === 'approve';
  const deciding = useMutation({
    ...(isApproval ? approveRefund : rejectRefund)(orderNumber),
    onSuccess: () => {
      showToast({ title: isApproval ? 'Refund approved' : 'Refund rejected' });
      onClose();
    },
  });
  const label = isApproval ? 'Approve refund' : 'Reject refund';
  return (
    <ConfirmDialog
      title={`${label}: ${orderNumber}`}
      confirmLabel={label}
      tone={isApproval ? 'destructive' : 'ink'}
      failureTitle="Your decision was not saved."
      mutation={deciding}
      onConfirm={() => deciding.mutate({ id, version: order.version })}
      onClose={onClose}
    >
      <p>
        <ActorName actor={askedBy} /> requested a refund of {formatMoneyWithCents(toCents(amount))}: {reason}.
      </p>
      <p>{isApproval ? 'The money is refunded right away.' : 'Nothing is refunded.'}</p>
    </ConfirmDialog>
  );
}
