import { createPaymentRequest } from '@gallery/api-client';
import type { OrderRecord, CreatePaymentRequest } from '@gallery/contracts';
import { LabelOptions } from '../../components/forms/label-options';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { parseDollars } from '../../components/forms/typed-values';
import { useMutationForm } from '../../components/forms/use-mutation-form';

type Kind = CreatePaymentRequest['lines'][number]['kind'];

const KIND_LABELS: Record<Kind, string> = {
  shipping: 'Shipping',
  framing: 'Framing',
  rush: 'Rush production',
  installation: 'Installation',
  other: 'Something else',
};

/** A quote becomes a link that the buyer pays at. */
export function PaymentRequestDialog({ order, onClose }: { order: OrderRecord; onClose: () => void }) {
  const { receipt, needs } = order;
  const kind: Kind = needs.includes('installation') ? 'installation' : 'shipping';
  const form = useMutationForm({
    mutation: createPaymentRequest(receipt.orderNumber),
    defaultValues: { kind, description: '', amount: '' },
    fieldNames: { 'lines.0.description': 'description', 'lines.0.amount': 'amount', lines: 'amount' },
    toRequest: (line) => ({
      lines: [
        {
          kind: line.kind,
          description: line.description.trim() || KIND_LABELS[line.kind],
          // The server refuses what is not a number, at the field.
          amount: parseDollars(line.amount) ?? Number.NaN,
        },
      ],
    }),
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Payment for ${receipt.orderNumber}`}
      confirmLabel="Send the link"
      busyLabel="Sending..."
      tone="ink"
      failureTitle="Nothing was asked for."
    >
      <p>{receipt.customerName} gets a mail with a link, at which the sum is paid by card within 14 days.</p>
      <form.SelectField name="kind" label="For">
        <LabelOptions labels={KIND_LABELS} />
      </form.SelectField>
      <form.TextField
        name="description"
        label="In words"
        hint="The buyer reads it."
        placeholder={KIND_LABELS[form.watch('kind')]}
      />
      <form.TextField name="amount" label="Dollars" inputMode="decimal" />
    </ConfirmFormDialog>
  );
}
