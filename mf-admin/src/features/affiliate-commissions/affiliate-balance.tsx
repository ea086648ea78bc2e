import { latestPayable, createAffiliatePayout } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { Button, Notice } from '@gallery/ui';
import { useState } from 'react';
import { PageSection } from '../../components/page/page-section';
import { Fact, FactList } from '../../components/records/fact-list';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { useLatestRecord } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';

/** What an affiliate is owed, and the payout of all that is approved. */
export function AffiliateBalance({ partner }: { partner: Affiliate }) {
  const [isPaying, setPaying] = useState(false);
  const { review, pending, approved, paid, reversed } = partner;
  return (
    <PageSection
      title="Commission"
      actions={
        approved > 0 && (
          <Button size="dense" onClick={() => setPaying(true)}>
            {`Pay out ${formatAmount(approved)}`}
          </Button>
        )
      }
    >
      <FactList>
        {review > 0 && <Fact label="To review">{formatAmount(review)}</Fact>}
        <Fact label="Pending">{formatAmount(pending)}</Fact>
        <Fact label={approved < 0 ? 'Overpaid, deducted from the next payout' : 'Approved, due now'}>
          {formatAmount(approved)}
        </Fact>
        <Fact label="Paid">{formatAmount(paid)}</Fact>
        {reversed > 0 && <Fact label="Reversed">{formatAmount(reversed)}</Fact>}
      </FactList>
      {isPaying && <PayoutDialog partner={partner} onClose={() => setPaying(false)} />}
    </PageSection>
  );
}

const formatAmount = (amount: number): string => formatMoneyWithCents(toCents(amount));

/** Records that an affiliate was paid all that is approved. The money itself is sent outside of the gallery. */
export function PayoutDialog({
  partner: { id: affiliateId, partnerName, approved },
  onClose,
}: {
  partner: Affiliate;
  onClose: () => void;
}) {
  // One id for as long as the dialog is open: pressed twice, it is one payout.
  const [id] = useState(() => crypto.randomUUID());
  const { opened, seen: amount, acceptConflict } = useLatestRecord(approved, latestPayable);
  const form = useMutationForm({
    mutation: createAffiliatePayout(affiliateId),
    defaultValues: { method: 'Bank transfer', reference: '', note: '' },
    toRequest: (typed) => ({ id, amount, ...typed }),
    toast: `Payout to ${partnerName} recorded`,
    onSuccess: onClose,
    onError: acceptConflict,
  });
  const sum = formatMoneyWithCents(toCents(amount));
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Pay ${partnerName} ${sum}?`}
      confirmLabel={`Pay out ${sum}`}
      busyLabel="Paying..."
      tone="ink"
      failureTitle="The payout was not saved."
      conflict={
        <Notice tone="warning" isAnswer title="The amount has changed.">
          {`${formatMoneyWithCents(toCents(opened))} was due when you opened this; ${sum} is due now. What you typed is still here.`}
        </Notice>
      }
    >
      <p>
        All approved commission, less reversals since the last payout. Send the money first; this only records
        the payment.
      </p>
      <FieldGrid>
        <form.TextField name="method" label="Method" maxLength={60} />
        <form.TextField name="reference" label="Reference" hint="Transfer or check number" maxLength={120} />
        <FullWidth>
          <form.TextAreaField name="note" label="Note" hint="Internal only" rows={2} maxLength={500} />
        </FullWidth>
      </FieldGrid>
    </ConfirmFormDialog>
  );
}
