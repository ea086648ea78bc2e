import { decideCommissionLine, isApiError } from '@gallery/api-client';
import type { CommissionLine } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { Notice, TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';
import { reasonWords, STATE_WORDS, workWords } from './line-words';
import { useSeenLine } from './use-seen-line';

/** What the owner says of a line in review. */
export type Decision = 'accept' | 'decline';

export interface DecisionDialogProps {
  /** As it stood when the dialog was opened. */
  line: CommissionLine;
  decision: Decision;
  onClose: () => void;
}

const WORDS: Record<Decision, { confirm: string; busy: string; failure: string }> = {
  accept: { confirm: 'Accept', busy: 'Accepting...', failure: 'The commission was not accepted.' },
  decline: { confirm: 'Decline', busy: 'Declining...', failure: 'The commission was not declined.' },
};

/** The owner's word on a commission that must not be paid by itself. */
export function DecisionDialog({ line: opened, decision, onClose }: DecisionDialogProps) {
  const { line, learn } = useSeenLine(opened);
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation(decideCommissionLine(line));
  const isConflict = isApiError(error, 'changed_meanwhile');
  const words = WORDS[decision];
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${words.confirm} the commission on ${line.title}?`}
      confirmWord={words.confirm}
      busyWord={words.busy}
      tone={decision === 'accept' ? 'ink' : 'destructive'}
      isBusy={isPending}
      failure={isConflict || faultAt(error, 'reason') !== undefined ? null : error}
      failureTitle={words.failure}
      onConfirm={() => mutate(bodyOf(decision, reason), { onSuccess: onClose, onError: learn })}
    >
      <p>
        {workWords(line)}, order {line.orderNumber}. {reasonWords(line)}{' '}
        {decision === 'accept'
          ? `${line.partner.partnerName} is owed ${formatSum(cents(line.commission))} once the return period is over.`
          : `${line.partner.partnerName} is owed nothing for it.`}
      </p>
      <TextAreaField
        look="boxed"
        label="Reason"
        hint={decision === 'accept' ? 'Kept with the line, if you want' : 'Kept with the line'}
        rows={3}
        maxLength={500}
        value={reason}
        error={faultAt(error, 'reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      {isConflict && (
        <Notice tone="warning" isAnswer title="Somebody else has changed this line meanwhile.">
          {`It is ${STATE_WORDS[line.state].toLowerCase()} now, with a commission of ${formatSum(cents(line.commission))}. What you typed is still here: press ${words.confirm} again to let it hold.`}
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** A reason is asked for when it is declined. */
const bodyOf = (decision: Decision, reason: string) =>
  decision === 'accept' && reason.trim() === '' ? { decision } : { decision, reason };
