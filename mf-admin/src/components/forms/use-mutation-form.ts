import { isApiError } from '@gallery/api-client';
import { useAppForm, type AppFormOptions, type FieldSentences, type FieldValues } from '@gallery/ui/forms';
import { useMutation, type MutationOptions } from '@tanstack/react-query';

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

/** What the API says about single fields, by their paths; empty for every other error. */
export const fieldErrors = (error: Error): FieldSentences => (isApiError(error) ? error.fields : {});
