import { createMessageOrder, inventoryPageQuery } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { formatMoneyWithCents } from '@gallery/domain';
import { SelectField, TextField } from '@gallery/ui';
import type { AppForm } from '@gallery/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
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
  availableSizes,
  sizeLabel,
} from './draft-order-form';
import { ErrorNotice } from '../../../components/feedback/error-notice';

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
      title: 'Payment link sent',
      description: `The print is held for ${buyer.fullName}.`,
    }),
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Sell to ${message.name}`}
      confirmLabel="Send link"
      busyLabel="Sending..."
      tone="ink"
      failureTitle="The link was not sent."
    >
      <PrintField form={form} first={message.artwork} />
      <FieldGrid columns={3}>
        <form.TextField name="price" label="Price, tax included" inputMode="decimal" />
        <form.TextField name="shipping" label="Shipping" inputMode="decimal" placeholder="None" />
        <form.TextField name="framing" label="Framing" inputMode="decimal" placeholder="None" />
      </FieldGrid>
      <FieldGrid>
        <form.TextField name="buyer.fullName" label="Buyer’s name" />
        <form.TextField name="buyer.email" label="Email" type="email" />
      </FieldGrid>
      <details className={styles.address}>
        <summary>Delivery address, if known</summary>
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
        label="Message"
        hint="Optional message, shown above the total"
        rows={3}
      />
      <form.TextField name="days" label="Link valid for (days)" inputMode="numeric" />
      <DraftOrderSummary fields={form.watch()} />
    </ConfirmFormDialog>
  );
}

/** What will happen, with the sums above. */
function DraftOrderSummary({ fields }: { fields: DraftOrderFields }) {
  const total = draftOrderTotal(fields);
  return (
    <output className={styles.asked}>
      {total === null
        ? 'The next number of the edition is held until the link is paid or expires.'
        : `${fields.buyer.fullName} pays ${formatMoneyWithCents(total)}. The next number is held until the link is paid or expires.`}
    </output>
  );
}

/**
 * An artwork, found by its title, and a size of it that is available. Its price is the list's until another is typed.
 */
function PrintField({ form, first }: { form: AppForm<DraftOrderFields>; first: MessageRecord['artwork'] }) {
  const [typed, setTyped] = useState(first?.title ?? '');
  const q = useDeferredValue(typed.trim());
  const { data, error } = useQuery({
    ...inventoryPageQuery({ q, series: '', tier: '', availability: '', state: 'live', prices: '' }, null),
    placeholderData: (former) => former,
  });
  const artworkId = form.watch('artworkId');
  const artworks = data?.items ?? [];
  const artwork = artworks.find(({ id }) => id === artworkId);
  const sizes = availableSizes(artwork?.editions ?? []);
  const chooseSize = (size: string) => {
    const edition = sizes.find((each) => each.size === size);
    form.change({ size, price: edition ? String(edition.price) : '' });
  };
  return (
    <FieldGrid>
      <TextField
        look="boxed"
        label="Find an artwork"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <form.Field name="artworkId">
        {(field) => (
          <SelectField
            look="boxed"
            label="Work"
            value={artwork?.id ?? ''}
            error={field.error}
            onChange={({ target }) => form.change({ artworkId: target.value, size: '', price: '' })}
          >
            <option value="">{artworks.length > 0 || !data ? 'Choose' : 'No matching artworks'}</option>
            {artworks.map(({ id, title, series }) => (
              <option key={id} value={id}>
                {title}, {series}
              </option>
            ))}
          </SelectField>
        )}
      </form.Field>
      <FullWidth>
        <form.Field name="size">
          {(field) => (
            <SelectField
              look="boxed"
              label="Size"
              value={field.value}
              error={field.error}
              onChange={({ target }) => chooseSize(target.value)}
            >
              <option value="">{artwork && sizes.length === 0 ? 'No print is available' : 'Choose'}</option>
              {sizes.map((edition) => (
                <option key={edition.editionId} value={edition.size}>
                  {sizeLabel(edition)}
                </option>
              ))}
            </SelectField>
          )}
        </form.Field>
      </FullWidth>
      <ErrorNotice title="The works could not be loaded." failure={error} />
    </FieldGrid>
  );
}
