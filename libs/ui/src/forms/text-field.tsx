import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './field';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'className'> & Omit<FieldProps, 'children'>;

/** A line of text. Takes every attribute of an input. */
export function TextField({ label, hint, error, look, id, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} look={look} id={id}>
      {(control) => <input {...rest} {...control} />}
    </Field>
  );
}
