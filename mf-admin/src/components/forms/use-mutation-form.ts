import { showToast } from '@gallery/session';
import { useAppForm, type AppFormOptions, type FieldValues } from '@gallery/ui/forms';
import { useMutation, type MutationOptions } from '@tanstack/react-query';

type FormToast = string | Parameters<typeof showToast>[0];

export interface MutationFormOptions<Values extends FieldValues, Answer, Body> extends Omit<
  AppFormOptions<Values, Answer>,
  'submit'
> {
  mutation: MutationOptions<Answer, Error, Body>;
  /** The body of the request, from what was typed. */
  toRequest: (values: Values) => Body;
  /** Shown once it has been sent, before `onSuccess`. */
  toast?: FormToast | ((answer: Answer, sent: Values) => FormToast);
}

/** A form that is sent to the API, whose field errors are shown at the fields. */
export function useMutationForm<Values extends FieldValues, Answer, Body>({
  mutation,
  toRequest,
  toast,
  onSuccess,
  ...form
}: MutationFormOptions<Values, Answer, Body>) {
  const { mutateAsync } = useMutation(mutation);
  return useAppForm<Values, Answer>({
    ...form,
    submit: (values) => mutateAsync(toRequest(values)),
    onSuccess: (answer, sent) => {
      const said = typeof toast === 'function' ? toast(answer, sent) : toast;
      if (said !== undefined) showToast(typeof said === 'string' ? { title: said } : said);
      onSuccess?.(answer, sent);
    },
  });
}
