import styles from './address-fields.module.css';
import { FormField, FormTextField } from './app-form/form-fields';
import { SelectField } from './select-field';

/** A postal address in a form, by the names of its fields. */
export type AddressValues = Record<
  'fullName' | 'phone' | 'street' | 'city' | 'state' | 'zip' | 'country',
  string
>;

export interface AddressFieldsProps {
  /** Choices of the state; null if it is typed. */
  states: readonly { code: string; name: string }[] | null;
}

/** Where a parcel goes: the fields of a form whose values are an address. */
export function AddressFields({ states }: AddressFieldsProps) {
  return (
    <div className={styles.fields}>
      <FormTextField<AddressValues> name="fullName" label="Full name" autoComplete="shipping name" required />
      <FormTextField<AddressValues>
        name="street"
        label="Address"
        autoComplete="shipping street-address"
        required
      />
      <FormTextField<AddressValues>
        name="city"
        label="City"
        autoComplete="shipping address-level2"
        required
      />
      {states === null ? (
        <FormTextField<AddressValues> name="state" label="State" autoComplete="shipping address-level1" />
      ) : (
        <StateField states={states} />
      )}
      <div className={styles.half}>
        <FormTextField<AddressValues> name="zip" label="ZIP" autoComplete="shipping postal-code" required />
      </div>
      <div className={styles.half}>
        <FormTextField<AddressValues>
          name="country"
          label="Country"
          autoComplete="shipping country-name"
          required
        />
      </div>
      <FormTextField<AddressValues>
        name="phone"
        label="Phone"
        type="tel"
        hint="For the carrier"
        autoComplete="shipping tel"
      />
    </div>
  );
}

function StateField({ states }: { states: NonNullable<AddressFieldsProps['states']> }) {
  return (
    <FormField<AddressValues, 'state'> name="state">
      {({ value, onChange, error, isPending, look }) => (
        <SelectField
          look={look}
          name="state"
          label="State"
          autoComplete="shipping address-level1"
          value={states.some(({ code }) => code === value) ? value : ''}
          error={error}
          disabled={isPending}
          required
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="" disabled>
            Choose a state
          </option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </FormField>
  );
}
