import { quotePanelRows, type OrderQuote } from '@gallery/domain';
import { Checkbox, PricePanel } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import type { ReactNode } from 'react';
import { AddressFields, PersonFields } from './address-fields';
import {
  canSubmit,
  validateCheckoutForm,
  withSameAsBilling,
  zipHint,
  type CheckoutForm,
} from './checkout-form';
import styles from './checkout-dialog.module.css';

export interface CheckoutDialogProps {
  /** Held by the page, so that closing the dialog loses nothing. */
  entered: CheckoutForm;
  onChange: (entered: CheckoutForm) => void;
  onClose: () => void;
  /** Called with a valid form. */
  onSubmit: (entered: CheckoutForm) => void;
  /** For the addresses entered so far. */
  quote: OrderQuote;
}

/** Personal, billing and shipping details, optional installation. A chunk of its own. */
export default function CheckoutDialog({ entered, onChange, onClose, onSubmit, quote }: CheckoutDialogProps) {
  const form = useAppForm<CheckoutForm, void>({
    defaultValues: entered,
    validate: validateCheckoutForm,
    submit: async (complete) => onSubmit(complete),
    leavesPage: true,
  });
  const price = quotePanelRows(quote, 'cart');
  const { charged } = price;
  const { billing, shipping, sameAsBilling, needsInstallation } = form.watch();

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Checkout"
      width="checkout"
      footer={
        <>
          <p className={styles.total}>
            <span>{charged.label}</span>
            {charged.amount}
          </p>
          <SubmitButton form={form} variant="filled" disabled={!canSubmit({ billing })}>
            Review order
          </SubmitButton>
        </>
      }
    >
      <Form form={form} onChange={() => onChange(form.values())}>
        <FormSection name="Personal">
          <PersonFields form={form} part="billing" />
        </FormSection>
        <FormSection name="Billing">
          <AddressFields form={form} part="billing" zipHint={sameAsBilling ? zipHint(billing.zip) : null} />
        </FormSection>
        <FormSection name="Shipping">
          <Checkbox
            label="Same as billing address"
            checked={sameAsBilling}
            onChange={({ target }) => form.change(withSameAsBilling(form.values(), target.checked))}
          />
          {!sameAsBilling && (
            <>
              <PersonFields form={form} part="shipping" />
              <AddressFields form={form} part="shipping" zipHint={zipHint(shipping.zip)} />
            </>
          )}
          <form.Checkbox name="needsInstallation" label="Add installation (quoted after purchase)" />
          {needsInstallation && (
            <div className={styles.fields}>
              <form.TextField name="installation.street" label="Installation address (optional)" />
              <div className={styles.half}>
                <form.TextField name="installation.city" label="City (optional)" />
              </div>
              <div className={styles.half}>
                <form.TextField name="installation.zip" label="ZIP (optional)" />
              </div>
            </div>
          )}
        </FormSection>
        <FormSection name="Price">
          <PricePanel price={price} />
        </FormSection>
      </Form>
    </Dialog>
  );
}

/** A section of the checkout form: its name at the left from 768 px on, above before. */
function FormSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend className="visually-hidden">{name}</legend>
      <p className={styles.name} aria-hidden="true">
        {name}
      </p>
      <div className={styles.content}>{children}</div>
    </fieldset>
  );
}
