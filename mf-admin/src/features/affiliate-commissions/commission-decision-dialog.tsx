import { decideAffiliateCommission, isApiError } from '@gallery/api-client';
import type { AffiliateCommission } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { Notice, TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';
import { reviewReasonLabel, COMMISSION_STATE_LABELS, artworkLabel } from './affiliate-commission-labels';
import { useCommissionVersion } from './use-commission-version';

/** What the owner says of a line in review. */
export type AffiliateCommissionDecision = 'accept' | 'decline';

export interface CommissionDecisionDialogProps {
  /** As it stood when the dialog was opened. */
  line: AffiliateCommission;
  decision: AffiliateCommissionDecision;
  onClose: () => void;
}

const DIALOG_TEXT: Record<AffiliateCommissionDecision, { confirm: string; busy: string; failure: string }> = {
  accept: { confirm: 'Accept', busy: 'Accepting...', failure: 'The commission was not accepted.' },
  decline: { confirm: 'Decline', busy: 'Declining...', failure: 'The commission was not declined.' },
};

/** The owner's word on a commission that must not be paid by itself. */
export function CommissionDecisionDialog({ line: opened, decision, onClose }: CommissionDecisionDialogProps) {
  const { commission: line, acceptConflict: learn } = useCommissionVersion(opened);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation(decideAffiliateCommission(line));
  const isConflict = isApiError(error, 'changed_meanwhile');
  const words = DIALOG_TEXT[decision];
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${words.confirm} the commission on ${line.title}?`}
      confirmLabel={words.confirm}
      busyLabel={words.busy}
      tone={decision === 'accept' ? 'ink' : 'destructive'}
      isBusy={isPending}
      failure={isConflict || fieldError(error, 'reason') !== undefined ? null : error}
      failureTitle={words.failure}
      onConfirm={() => mutate(toDecisionRequest(decision, reason), { onSuccess: onClose, onError: learn })}
    >
      <p>
        {artworkLabel(line)}, order {line.orderNumber}. {reviewReasonLabel(line)}{' '}
        {decision === 'accept'
          ? `${line.partner.partnerName} is owed ${formatMoneyWithCents(toCents(line.commission))} once the return period is over.`
          : `${line.partner.partnerName} is owed nothing for it.`}
      </p>
      <TextAreaField
        look="boxed"
        label="Reason"
        hint={decision === 'accept' ? 'Kept with the line, if you want' : 'Kept with the line'}
        rows={3}
        maxLength={500}
        value={reason}
        error={fieldError(error, 'reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      {isConflict && (
        <Notice tone="warning" isAnswer title="Somebody else has changed this line meanwhile.">
          {`It is ${COMMISSION_STATE_LABELS[line.state].toLowerCase()} now, with a commission of ${formatMoneyWithCents(toCents(line.commission))}. What you typed is still here: press ${words.confirm} again to let it hold.`}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** A reason is asked for when it is declined. */
const toDecisionRequest = (decision: AffiliateCommissionDecision, reason: string) =>
  decision === 'accept' && reason.trim() === '' ? { decision } : { decision, reason };
