import { useAppForm, type AppFormOptions, type FieldValues } from '@gallery/ui/forms';
import { useMutation, type MutationOptions } from '@tanstack/react-query';

export interface MutationFormOptions<Values extends FieldValues, Answer, Body> extends Omit<
  AppFormOptions<Values, Answer>,
  'submit'
> {
  mutation: MutationOptions<Answer, Error, Body>;
  /** The body of the request, from what was typed. */
  toRequest: (values: Values) => Body;
}

/** A form that is sent to the API, whose field errors are shown at the fields. */
export function useMutationForm<Values extends FieldValues, Answer, Body>({
  mutation,
  toRequest,
  ...form
}: MutationFormOptions<Values, Answer, Body>) {
  const { mutateAsync } = useMutation(mutation);
  return useAppForm<Values, Answer>({ ...form, submit: (values) => mutateAsync(toRequest(values)) });
}
