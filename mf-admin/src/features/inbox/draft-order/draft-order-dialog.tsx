import { createMessageOrder } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { formatMoneyWithCents } from '@gallery/domain';
import { ConfirmFormDialog } from '../../../components/dialogs/confirm-dialog';
import { FieldGrid, FullWidth } from '../../../components/forms/field-grid';
import { useMutationForm } from '../../../components/forms/use-mutation-form';
import styles from './draft-order-dialog.module.css';
import {
  newDraftOrder,
  toDraftOrderRequest,
  validateDraftOrder,
  draftOrderTotal,
  type DraftOrderFields,
} from './draft-order-form';
import { PrintField } from './print-field';

/** Fields of the API under other names in the form. */
const FIELD_NAMES = {
  items: 'artworkId',
  'items.0.artworkId': 'artworkId',
  'items.0.size': 'size',
  'items.0.price': 'price',
} as const;

/** An inquiry becomes a draft order: a print is held, and the writer gets a link at which it is paid. */
export function DraftOrderDialog({ message, onClose }: { message: MessageRecord; onClose: () => void }) {
  const form = useMutationForm({
    mutation: createMessageOrder(message.id),
    defaultValues: newDraftOrder(message),
    fieldNames: FIELD_NAMES,
    validate: validateDraftOrder,
    toRequest: (fields) => toDraftOrderRequest(fields, message.version),
    toast: (_answer, { buyer }) => ({
      title: 'The link is on its way',
      description: `The print is held for ${buyer.fullName}.`,
    }),
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Sell to ${message.name}`}
      confirmLabel="Send the link"
      busyLabel="Sending..."
      tone="ink"
      failureTitle="Nothing was sold."
    >
      <PrintField form={form} first={message.artwork} />
      <FieldGrid columns={3}>
        <form.TextField name="price" label="Price, tax included" inputMode="decimal" />
        <form.TextField name="shipping" label="Shipping" inputMode="decimal" placeholder="None" />
        <form.TextField name="framing" label="Framing" inputMode="decimal" placeholder="None" />
      </FieldGrid>
      <FieldGrid>
        <form.TextField name="buyer.fullName" label="Buyer’s name" />
        <form.TextField name="buyer.email" label="E-mail" type="email" />
      </FieldGrid>
      <details className={styles.address}>
        <summary>Where it goes, if that is known</summary>
        <FieldGrid>
          <FullWidth>
            <form.TextField name="buyer.street" label="Street" />
          </FullWidth>
          <form.TextField name="buyer.city" label="City" />
          <form.TextField name="buyer.state" label="State" />
          <form.TextField name="buyer.zip" label="ZIP" />
          <form.TextField name="buyer.country" label="Country" />
        </FieldGrid>
      </details>
      <form.TextAreaField
        name="words"
        label="Your words"
        hint="Stand above the sums in the mail; may be left out."
        rows={3}
      />
      <form.TextField name="days" label="Days until the link ends" inputMode="numeric" />
      <DraftOrderSummary fields={form.watch()} />
    </ConfirmFormDialog>
  );
}

/** What will happen, at the sums above. */
function DraftOrderSummary({ fields }: { fields: DraftOrderFields }) {
  const total = draftOrderTotal(fields);
  return (
    <output className={styles.asked}>
      {total === null
        ? 'The next number of the edition is held until the link is paid or ends.'
        : `${fields.buyer.fullName} is asked for ${formatMoneyWithCents(total)}. The next number is held until the link is paid or ends.`}
    </output>
  );
}
