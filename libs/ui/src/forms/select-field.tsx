import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './field';

export type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'className'> &
  Omit<FieldProps, 'children' | 'sign'>;

/** A choice from a list: the platform's own, with the options as children. */
export function SelectField({ label, hint, error, look, id, ...rest }: SelectFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      look={look}
      sign={look === 'boxed' ? 'arrow' : 'word'}
      id={id}
    >
      {(control) => <select {...rest} {...control} />}
    </Field>
  );
}
