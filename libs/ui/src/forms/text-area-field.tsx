import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from './field';

export type TextAreaFieldProps = Omit<ComponentPropsWithRef<'textarea'>, 'className'> &
  Omit<FieldProps, 'children'>;

/** Several lines of text. */
export function TextAreaField({ label, hint, error, look, id, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} look={look} id={id}>
      {(control) => <textarea {...rest} {...control} />}
    </Field>
  );
}
