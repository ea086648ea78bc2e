import { US_STATE_CODES, US_STATES, usStateOf } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import type { AppForm } from '@gallery/ui/forms';
import { hasStateList, isRequired, type CheckoutForm } from './checkout-form';
import styles from './checkout-dialog.module.css';

export interface AddressFieldsProps {
  form: AppForm<CheckoutForm>;
  /** Whose address: prefix of the field names and, for autofill, the kind of address. */
  part: 'billing' | 'shipping';
}

/** Full name, email, phone. */
export function PersonFields({ form, part }: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      <form.TextField
        name={`${part}.fullName`}
        label="Full name"
        autoComplete={`${part} name`}
        required={isRequired('fullName')}
      />
      <div className={styles.half}>
        <form.TextField
          name={`${part}.email`}
          label="Email"
          type="email"
          autoComplete={`${part} email`}
          required={isRequired('email')}
        />
      </div>
      <div className={styles.half}>
        <form.TextField
          name={`${part}.phone`}
          label="Phone"
          type="tel"
          autoComplete={`${part} tel`}
          required={isRequired('phone')}
        />
      </div>
    </div>
  );
}

/** Street, city, state, ZIP, country. */
export function AddressFields({ form, part, zipHint }: AddressFieldsProps & { zipHint: string | null }) {
  return (
    <div className={styles.fields}>
      <form.TextField
        name={`${part}.street`}
        label="Address"
        autoComplete={`${part} street-address`}
        required={isRequired('street')}
      />
      <div className={styles.half}>
        <form.TextField
          name={`${part}.city`}
          label="City"
          autoComplete={`${part} address-level2`}
          required={isRequired('city')}
        />
      </div>
      <div className={styles.half}>
        <StateField form={form} part={part} />
      </div>
      <div className={styles.short}>
        <form.TextField
          name={`${part}.zip`}
          label="ZIP"
          autoComplete={`${part} postal-code`}
          required={isRequired('zip')}
        />
      </div>
      <div className={styles.short}>
        <form.TextField
          name={`${part}.country`}
          label="Country"
          autoComplete={`${part} country-name`}
          required
        />
      </div>
      {zipHint && (
        <output className={styles.hint} aria-label="Destination">
          {zipHint}
        </output>
      )}
    </div>
  );
}

/** A select for the US; it takes a typed text that names a state. */
function StateField({ form, part }: AddressFieldsProps) {
  const name = `${part}.state` as const;
  const autoComplete = `${part} address-level1`;
  if (!hasStateList(form.values()[part]))
    return (
      <form.TextField name={name} label="State" autoComplete={autoComplete} required={isRequired('state')} />
    );
  return (
    <form.Field name={name}>
      {({ value, onChange, error }) => (
        <SelectField
          name={name}
          label="State"
          autoComplete={autoComplete}
          value={usStateOf(value) ?? ''}
          error={error}
          required={isRequired('state')}
          onChange={({ target }) => onChange(target.value)}
        >
          {STATE_OPTIONS}
        </SelectField>
      )}
    </form.Field>
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
