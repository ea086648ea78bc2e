import { changeOwnOrderAddress } from '@gallery/api-client';
import type { CollectorOrder } from '@gallery/contracts';
import { addressLines, statesOf, toAddressForm } from '@gallery/domain';
import { Notice, TextButton } from '@gallery/ui';
import { AddressFields, Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './orders.module.css';

/** Where the prints of an order go; can be changed until they are shipped. */
export function OrderAddress({ order }: { order: CollectorOrder }) {
  const { shippingAddress, canEditAddress } = order;
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <AddressForm order={order} onClose={() => setEditing(false)} />;
  return (
    <>
      {shippingAddress === null
        ? 'We need a shipping address for your prints.'
        : addressLines(shippingAddress).join('\n')}
      {canEditAddress && (
        <>
          <br />
          <TextButton onClick={() => setEditing(true)}>
            {shippingAddress === null ? 'Add an address' : 'Change address'}
            <span className="visually-hidden"> of order {order.number}</span>
          </TextButton>
        </>
      )}
    </>
  );
}

function AddressForm({ order, onClose }: { order: CollectorOrder; onClose: () => void }) {
  const { mutateAsync: change } = useMutation(changeOwnOrderAddress(order.number));
  const form = useAppForm({
    defaultValues: toAddressForm(order.shippingAddress, ''),
    submit: (address) => change(address),
    onSuccess: onClose,
    initialFocus: 'fullName',
  });
  return (
    <Form form={form} className={styles.address}>
      <AddressFields states={statesOf(form.watch('country'))} />
      {form.formError && (
        <Notice tone="error" title="Your address was not saved">
          {form.formError.message}
        </Notice>
      )}
      <div className={styles.addressActions}>
        <SubmitButton form={form} busyText="Saving...">
          Save address
        </SubmitButton>
        <TextButton onClick={onClose}>Cancel</TextButton>
      </div>
    </Form>
  );
}
