import { US_STATE_CODES, US_STATES, usStateOf } from '@gallery/domain';
import type { BuyerAddress } from '@gallery/session';
import { SelectField, TextField } from '@gallery/ui';
import type { ChangeEvent } from 'react';
import { hasStateList, type FieldErrors } from './checkout-form';
import styles from './checkout-dialog.module.css';

export interface AddressFieldsProps {
  /** Prefix of the field names and, for autofill, the kind of address. */
  part: 'billing' | 'shipping';
  address: BuyerAddress;
  /** By field name, such as 'billing.city'. */
  errors: FieldErrors;
  onChange: (address: BuyerAddress) => void;
}

/** Props of any address field. */
function addressField(
  { part, address, errors, onChange }: AddressFieldsProps,
  field: keyof BuyerAddress,
  autoComplete: string,
) {
  return {
    name: `${part}.${field}`,
    value: address[field],
    error: errors[`${part}.${field}`],
    autoComplete: `${part} ${autoComplete}`,
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...address, [field]: event.target.value }),
  };
}

/** Full name, email, phone. */
export function PersonFields(props: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      <TextField label="Full name" {...addressField(props, 'fullName', 'name')} />
      <div className={styles.half}>
        <TextField label="E-mail" type="email" {...addressField(props, 'email', 'email')} />
      </div>
      <div className={styles.half}>
        <TextField label="Phone" type="tel" {...addressField(props, 'phone', 'tel')} />
      </div>
    </div>
  );
}

/** Street, city, state, ZIP, country. */
export function AddressFields(props: AddressFieldsProps & { zipHint: string | null }) {
  return (
    <div className={styles.fields}>
      <TextField label="Address" {...addressField(props, 'street', 'street-address')} />
      <div className={styles.half}>
        <TextField label="City" {...addressField(props, 'city', 'address-level2')} />
      </div>
      <div className={styles.half}>
        <StateField {...props} />
      </div>
      <div className={styles.short}>
        <TextField label="ZIP" {...addressField(props, 'zip', 'postal-code')} />
      </div>
      <div className={styles.short}>
        <TextField label="Country" {...addressField(props, 'country', 'country-name')} />
      </div>
      {props.zipHint && <output className={styles.hint}>{props.zipHint}</output>}
    </div>
  );
}

/** A select for the US; it takes a typed text that names a state. */
function StateField(props: AddressFieldsProps) {
  const field = addressField(props, 'state', 'address-level1');
  if (!hasStateList(props.address)) return <TextField label="State" {...field} />;
  return (
    <SelectField label="State" {...field} value={usStateOf(props.address.state) ?? ''}>
      {STATE_OPTIONS}
    </SelectField>
  );
}

/** Memoized: the form renders with every typed letter. */
const STATE_OPTIONS = (
  <>
    <option value="" disabled>
      Choose a state
    </option>
    {US_STATE_CODES.map((code) => (
      <option key={code} value={code}>
        {US_STATES[code].name}
      </option>
    ))}
  </>
);
