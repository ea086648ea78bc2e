import { decideAffiliateCommission, latestAffiliateCommission } from '@gallery/api-client';
import type { AffiliateCommission } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { useState } from 'react';
import { Fact, FactList } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { CommissionCostsDialog } from './commission-costs-dialog';
import styles from './affiliate-commissions.module.css';
import {
  canCorrectCosts,
  isInReview,
  reviewReasonLabel,
  COMMISSION_STATE_LABELS,
  artworkLabel,
} from './affiliate-commission-labels';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';

interface AffiliateCommissionBreakdownProps {
  commission: AffiliateCommission;
}

/** How a commission is calculated, sum by sum, and what the owner may do about it. */
export function AffiliateCommissionBreakdown({ commission: line }: AffiliateCommissionBreakdownProps) {
  const [open, setOpen] = useState<AffiliateCommissionDecision | 'costs' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.breakdown}>
      <CommissionAmounts commission={line} />
      <CommissionStatus commission={line} />
      <ActionList label="Actions">
        {isInReview(line) && (
          <>
            {line.areCostsKnown && <ActionItem onClick={() => setOpen('accept')}>Accept</ActionItem>}
            <ActionItem onClick={() => setOpen('decline')}>Decline</ActionItem>
          </>
        )}
        {canCorrectCosts(line) && (
          <ActionItem onClick={() => setOpen('costs')}>
            {line.areCostsKnown ? 'Edit costs' : 'Enter costs'}
          </ActionItem>
        )}
      </ActionList>
      {(open === 'accept' || open === 'decline') && (
        <CommissionDecisionDialog commission={line} decision={open} onClose={close} />
      )}
      {open === 'costs' && <CommissionCostsDialog commission={line} onClose={close} />}
    </div>
  );
}

function CommissionAmounts({ commission: line }: AffiliateCommissionBreakdownProps) {
  const { areCostsKnown, reversed } = line;
  // What is not known yet is named, never shown as zero.
  const sum = (amount: number) => (areCostsKnown ? formatMoneyWithCents(toCents(amount)) : 'Unknown');
  return (
    <FactList>
      <Fact label="Price">{formatMoneyWithCents(toCents(line.price))}</Fact>
      <Fact label="Production">{sum(negated(line.production))}</Fact>
      <Fact label="Shipping">{sum(negated(line.shipping))}</Fact>
      <Fact label="Payment fee">{formatMoneyWithCents(toCents(negated(line.paymentFee)))}</Fact>
      <Fact label="Net profit">{sum(line.net)}</Fact>
      <Fact label={`Commission, ${line.rate}%`}>
        <strong className={styles.strong}>{sum(line.commission)}</strong>
      </Fact>
      {reversed > 0 && <Fact label="Reversed">{sum(negated(reversed))}</Fact>}
      {reversed > 0 && (
        <Fact label="Outstanding">
          <strong className={styles.strong}>{sum(line.payable)}</strong>
        </Fact>
      )}
    </FactList>
  );
}

/** When it was sold, when it is approved, and what was said about it. */
function CommissionStatus({
  commission: { state, confirmedAt, approvableAt, disputedAt, decisionReason },
}: AffiliateCommissionBreakdownProps) {
  return (
    <p className={styles.sentence}>
      Paid by the buyer on <DateTime at={confirmedAt} shape="day" />.
      {state === 'pending' && disputedAt === null && (
        <>
          {' '}
          The return period ends on <DateTime at={approvableAt} shape="day" />.
        </>
      )}
      {disputedAt !== null && (
        <>
          {' '}
          Disputed by the buyer’s bank since <DateTime at={disputedAt} shape="day" />; it cannot be approved
          until the dispute is decided.
        </>
      )}
      {decisionReason !== null && ` Reason: ${decisionReason}`}
    </p>
  );
}

/** The negative amount, without a minus sign for zero. */
const negated = (amount: number): number => (amount === 0 ? 0 : -amount);

type AffiliateCommissionDecision = 'accept' | 'decline';

interface CommissionDecisionDialogProps {
  /** As it was when the dialog was opened. */
  commission: AffiliateCommission;
  decision: AffiliateCommissionDecision;
  onClose: () => void;
}

const DIALOG_TEXT: Record<AffiliateCommissionDecision, { confirm: string; busy: string; failure: string }> = {
  accept: { confirm: 'Accept', busy: 'Accepting...', failure: 'The commission was not accepted.' },
  decline: { confirm: 'Decline', busy: 'Declining...', failure: 'The commission was not declined.' },
};

/** The owner decides on a commission that must not be paid without review. */
function CommissionDecisionDialog({ decision, onClose, ...props }: CommissionDecisionDialogProps) {
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
          {`It is now ${COMMISSION_STATE_LABELS[commission.state].toLowerCase()}, with a commission of ${sum}. What you typed is still here: press ${confirm} again to apply it.`}
        </ConflictNotice>
      }
    >
      <p>
        {artworkLabel(commission)}, order {commission.orderNumber}. {reviewReasonLabel(commission)}{' '}
        {decision === 'accept'
          ? `${partnerName} is owed ${sum} once the return period is over.`
          : `${partnerName} will not be paid for it.`}
      </p>
      <form.TextAreaField
        name="reason"
        label="Reason"
        hint={decision === 'accept' ? 'Optional; saved with the commission' : 'Saved with the commission'}
        rows={3}
        maxLength={500}
      />
    </ConfirmFormDialog>
  );
}

/** A reason is asked for when it is declined. */
const toDecisionRequest = (decision: AffiliateCommissionDecision, reason: string) =>
  decision === 'accept' && reason.trim() === '' ? { decision } : { decision, reason };
