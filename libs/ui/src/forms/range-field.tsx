import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './field';
import styles from './range-field.module.css';

export interface RangeFieldProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'children'>,
    Omit<FieldProps, 'children'> {
  /** The value in words, read out instead of the bare number: `12 ft, one thing in the room`. */
  valueText?: string;
}

/** A value between two ends: a hairline and a mark to drag along it, or arrow keys. */
export function RangeField({ label, hint, error, look, id, valueText, ...rest }: RangeFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} look={look} id={id}>
      {(control) => (
        <input {...rest} {...control} type="range" className={styles.range} aria-valuetext={valueText} />
      )}
    </Field>
  );
}
