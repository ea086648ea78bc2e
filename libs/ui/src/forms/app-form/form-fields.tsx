import { useContext, useEffect, type ChangeEvent, type ReactNode } from 'react';
import {
  useController,
  useFormContext,
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '../checkbox';
import { PasswordField, type PasswordFieldProps } from '../password-field';
import { SelectField, type SelectFieldProps } from '../select-field';
import { TextAreaField, type TextAreaFieldProps } from '../text-area-field';
import type { FieldProps } from '../field';
import { TextField, type TextFieldProps } from '../text-field';
import { FormContext } from './form-context';

/** What the form gives to a field; the page sets the rest. */
type Bound = 'name' | 'value' | 'checked' | 'onChange' | 'error' | 'ref';

/** The state of one field inside a `Form`. Its error is cleared as soon as it changes. */
function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>(name: Name) {
  const form = useContext(FormContext);
  if (!form) throw new Error(`The field ${name} is outside of a Form.`);
  const { isPending, look, fieldsOnPage } = form;
  const { clearErrors } = useFormContext<Values>();
  const { field, fieldState } = useController<Values, Name>({ name });
  useEffect(() => {
    const names = fieldsOnPage.current;
    names.add(name);
    return () => void names.delete(name);
  }, [fieldsOnPage, name]);
  const onChange = (next: ChangeEvent | FieldPathValue<Values, Name>) => {
    clearErrors(name);
    field.onChange(next);
  };
  return { field: { ...field, onChange }, error: fieldState.error?.message, isPending, look };
}

export interface FormFieldState<Value> {
  value: Value;
  onChange: (value: Value) => void;
  /** What is wrong with it, as a sentence. */
  error: string | undefined;
  isPending: boolean;
  /** The look of the form's other fields. */
  look: FieldProps['look'];
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  name: Name;
  children: (field: FormFieldState<FieldPathValue<Values, Name>>) => ReactNode;
}

/** A field with a control of its own: a picker, a list. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  children,
}: FormFieldProps<Values, Name>) {
  const { field, error, isPending, look } = useFormField<Values, Name>(name);
  return children({ value: field.value, onChange: field.onChange, error, isPending, look });
}

type TextPath<Values extends FieldValues> = FieldPathByValue<Values, string>;

export interface FormTextFieldProps<Values extends FieldValues> extends Omit<TextFieldProps, Bound> {
  name: TextPath<Values>;
}

export function FormTextField<Values extends FieldValues>({ name, ...rest }: FormTextFieldProps<Values>) {
  const { field, error, isPending, look } = useFormField<Values, TextPath<Values>>(name);
  return <TextField look={look} readOnly={isPending} {...rest} {...field} error={error} />;
}

export interface FormTextAreaFieldProps<Values extends FieldValues> extends Omit<TextAreaFieldProps, Bound> {
  name: TextPath<Values>;
}

export function FormTextAreaField<Values extends FieldValues>({
  name,
  ...rest
}: FormTextAreaFieldProps<Values>) {
  const { field, error, isPending, look } = useFormField<Values, TextPath<Values>>(name);
  return <TextAreaField look={look} readOnly={isPending} {...rest} {...field} error={error} />;
}

export interface FormPasswordFieldProps<Values extends FieldValues> extends Omit<PasswordFieldProps, Bound> {
  name: TextPath<Values>;
}

export function FormPasswordField<Values extends FieldValues>({
  name,
  ...rest
}: FormPasswordFieldProps<Values>) {
  const { field, error, isPending, look } = useFormField<Values, TextPath<Values>>(name);
  return <PasswordField look={look} readOnly={isPending} {...rest} {...field} error={error} />;
}

export interface FormSelectFieldProps<Values extends FieldValues> extends Omit<SelectFieldProps, Bound> {
  name: TextPath<Values>;
}

/** A choice whose options are the values of its field: the chosen value is not checked again. */
export function FormSelectField<Values extends FieldValues>({ name, ...rest }: FormSelectFieldProps<Values>) {
  const { field, error, isPending, look } = useFormField<Values, TextPath<Values>>(name);
  return <SelectField look={look} disabled={isPending} {...rest} {...field} error={error} />;
}

export interface FormCheckboxProps<Values extends FieldValues> extends Omit<CheckboxProps, Bound> {
  name: FieldPathByValue<Values, boolean>;
}

export function FormCheckbox<Values extends FieldValues>({ name, ...rest }: FormCheckboxProps<Values>) {
  const { field, isPending } = useFormField<Values, FieldPathByValue<Values, boolean>>(name);
  const { value, onChange, onBlur } = field;
  return (
    <Checkbox
      disabled={isPending}
      {...rest}
      name={name}
      checked={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
