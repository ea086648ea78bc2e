import { useAppForm, type AppFormOptions, type FieldValues } from '@gallery/ui/forms';
import { useMutation, type MutationOptions } from '@tanstack/react-query';
import { fieldErrors } from './field-errors';

export interface MutationFormOptions<Values extends FieldValues, Answer, Body> extends Omit<
  AppFormOptions<Values, Answer>,
  'submit' | 'fieldErrors'
> {
  mutation: MutationOptions<Answer, Error, Body>;
  /** The body of the request, from what was typed. */
  toRequest: (values: Values) => Body;
  /** Where an error says more about fields than the API's `fields`. */
  fieldErrors?: AppFormOptions<Values, Answer>['fieldErrors'];
}

/** A form that is sent to the API, whose sentences about fields stand at them. */
export function useMutationForm<Values extends FieldValues, Answer, Body>({
  mutation,
  toRequest,
  ...form
}: MutationFormOptions<Values, Answer, Body>) {
  const { mutateAsync } = useMutation(mutation);
  return useAppForm<Values, Answer>({
    fieldErrors,
    ...form,
    submit: (values) => mutateAsync(toRequest(values)),
  });
}
