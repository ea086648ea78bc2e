export { AddressFields, type AddressFieldsProps } from './address-fields';
export { Form, SubmitButton, type FormProps, type SubmitButtonProps } from './app-form/form';
export { useAppForm, type AppForm, type AppFormOptions, type FieldSentences } from './app-form/use-app-form';
export {
  FormCheckbox,
  FormField,
  FormPasswordField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  type FormCheckboxProps,
  type FormFieldProps,
  type FormFieldState,
  type FormPasswordFieldProps,
  type FormSelectFieldProps,
  type FormTextAreaFieldProps,
  type FormTextFieldProps,
} from './app-form/form-fields';
export type { FieldValues } from 'react-hook-form';
