import { formatMoneyWithCents, type Cents } from '@gallery/domain';
import { Button, Checkbox, TextField } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useState, type SubmitEvent, type ReactNode } from 'react';
import { AddressFields, PersonFields } from './address-fields';
import {
  canSubmit,
  validateCheckoutForm,
  withSameAsBilling,
  zipHint,
  type CheckoutForm,
  type FieldErrors,
} from './checkout-form';
import styles from './checkout-dialog.module.css';

const FORM_ID = 'checkout-form';

export interface CheckoutDialogProps {
  /** Held by the page, so that closing the dialog loses nothing. */
  form: CheckoutForm;
  onChange: (form: CheckoutForm) => void;
  onClose: () => void;
  /** Called with a valid form. */
  onSubmit: (form: CheckoutForm) => void;
  /** The cart's total for the addresses entered so far. */
  total: Cents;
}

/** Personal, billing and shipping details, optional installation. A chunk of its own. */
export default function CheckoutDialog({ form, onChange, onClose, onSubmit, total }: CheckoutDialogProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const { billing, shipping, installation } = form;

  const change = (changed: CheckoutForm) => {
    onChange(changed);
    // Existing errors are validated again while typing; new ones wait for the next submit.
    if (Object.keys(errors).length > 0) {
      const still = validateCheckoutForm(changed);
      setErrors(
        Object.fromEntries(Object.keys(errors).flatMap((name) => (still[name] ? [[name, still[name]]] : []))),
      );
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validateCheckoutForm(form);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) onSubmit(form);
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Checkout"
      width="checkout"
      footer={
        <>
          <p className={styles.total}>
            <span>Total, estimated</span>
            {formatMoneyWithCents(total)}
          </p>
          <Button variant="filled" type="submit" form={FORM_ID} disabled={!canSubmit(form)}>
            Review order
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit}>
        <FormSection name="Personal">
          <PersonFields
            part="billing"
            address={billing}
            errors={errors}
            onChange={(address) => change({ ...form, billing: address })}
          />
        </FormSection>
        <FormSection name="Billing">
          <AddressFields
            part="billing"
            address={billing}
            errors={errors}
            zipHint={form.sameAsBilling ? zipHint(billing.zip) : null}
            onChange={(address) => change({ ...form, billing: address })}
          />
        </FormSection>
        <FormSection name="Shipping">
          <Checkbox
            label="Same as billing address"
            checked={form.sameAsBilling}
            onChange={(event) => change(withSameAsBilling(form, event.target.checked))}
          />
          {!form.sameAsBilling && (
            <>
              <PersonFields
                part="shipping"
                address={shipping}
                errors={errors}
                onChange={(address) => change({ ...form, shipping: address })}
              />
              <AddressFields
                part="shipping"
                address={shipping}
                errors={errors}
                zipHint={zipHint(shipping.zip)}
                onChange={(address) => change({ ...form, shipping: address })}
              />
            </>
          )}
          <Checkbox
            label="Add installation, quoted after purchase"
            checked={form.needsInstallation}
            onChange={(event) => change({ ...form, needsInstallation: event.target.checked })}
          />
          {form.needsInstallation && (
            <div className={styles.fields}>
              <TextField
                label="Installation address (optional)"
                value={installation.street}
                onChange={(event) =>
                  change({ ...form, installation: { ...installation, street: event.target.value } })
                }
              />
              <div className={styles.half}>
                <TextField
                  label="City (optional)"
                  value={installation.city}
                  onChange={(event) =>
                    change({ ...form, installation: { ...installation, city: event.target.value } })
                  }
                />
              </div>
              <div className={styles.half}>
                <TextField
                  label="ZIP (optional)"
                  value={installation.zip}
                  onChange={(event) =>
                    change({ ...form, installation: { ...installation, zip: event.target.value } })
                  }
                />
              </div>
            </div>
          )}
        </FormSection>
      </form>
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
