import { decideAffiliateCommission, latestAffiliateCommission } from '@gallery/api-client';
import type { AffiliateCommission } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { reviewReasonLabel, COMMISSION_STATE_LABELS, artworkLabel } from './affiliate-commission-labels';

/** The owner's decision on a commission in review. */
export type AffiliateCommissionDecision = 'accept' | 'decline';

export interface CommissionDecisionDialogProps {
  /** As it was when the dialog was opened. */
  commission: AffiliateCommission;
  decision: AffiliateCommissionDecision;
  onClose: () => void;
}

const DIALOG_TEXT: Record<AffiliateCommissionDecision, { confirm: string; busy: string; failure: string }> = {
  accept: { confirm: 'Accept', busy: 'Accepting...', failure: 'The commission was not accepted.' },
  decline: { confirm: 'Decline', busy: 'Declining...', failure: 'The commission was not declined.' },
};

/** The owner decides on a commission that must not be paid without a look at it. */
export function CommissionDecisionDialog({ decision, onClose, ...props }: CommissionDecisionDialogProps) {
  const { seen: commission, acceptConflict } = useLatestRecord(props.commission, latestAffiliateCommission);
  const form = useMutationForm({
    mutation: decideAffiliateCommission(commission),
    defaultValues: { reason: '' },
    toRequest: ({ reason }) => toDecisionRequest(decision, reason),
    onSuccess: onClose,
    onError: acceptConflict,
  });
  const { confirm, busy, failure } = DIALOG_TEXT[decision];
  const { partnerName } = commission.partner;
  const sum = formatMoneyWithCents(toCents(commission.commission));
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${confirm} the commission on ${commission.title}?`}
      confirmLabel={confirm}
      busyLabel={busy}
      tone={decision === 'accept' ? 'ink' : 'destructive'}
      failureTitle={failure}
      conflict={
        <ConflictNotice subject="line">
          {`It is ${COMMISSION_STATE_LABELS[commission.state].toLowerCase()} now, with a commission of ${sum}. What you typed is still here: press ${confirm} again to let it hold.`}
        </ConflictNotice>
      }
    >
      <p>
        {artworkLabel(commission)}, order {commission.orderNumber}. {reviewReasonLabel(commission)}{' '}
        {decision === 'accept'
          ? `${partnerName} is owed ${sum} once the return period is over.`
          : `${partnerName} is owed nothing for it.`}
      </p>
      <form.TextAreaField
        name="reason"
        label="Reason"
        hint={decision === 'accept' ? 'Kept with the line, if you want' : 'Kept with the line'}
        rows={3}
        maxLength={500}
      />
    </ConfirmFormDialog>
  );
}

/** A reason is asked for when it is declined. */
const toDecisionRequest = (decision: AffiliateCommissionDecision, reason: string) =>
  decision === 'accept' && reason.trim() === '' ? { decision } : { decision, reason };
