import { isApiError } from '@gallery/api-client';
import { useFocusAfterPending } from '@gallery/ui';
import { useMutation, type MutationOptions } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';

/** A form's values: text by field name. */
type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong, as a sentence by field name. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

export interface FormOptions<Name extends string, Answer> {
  /** The fields and what stands in them at first. */
  initial: Values<Name>;
  /** What can be told to be wrong before asking the server, in the order of the fields. */
  validate: (values: Values<Name>) => FieldErrors<Name>;
  /** The call; it gets what was typed. */
  mutation: MutationOptions<Answer, Error, Values<Name>>;
  /** What was sent stays in the fields; else they go back to what they held at first. */
  keepsValues?: boolean;
  onSuccess: (answer: Answer, sent: Values<Name>) => void;
  /** Something is missing; said at the fields already. */
  onInvalid?: (values: Values<Name>) => void;
  /** @param sentence the server's own, if it had one */
  onError?: (sentence: string | null, failure: unknown) => void;
}

/**
 * A form that sends its fields by one call. Faults stand at their fields, the server's too, and the first one gets the
 * focus; nothing that was typed is lost by a failure.
 */
export function useForm<Name extends string, Answer>(plan: FormOptions<Name, Answer>) {
  const [values, setValues] = useState(plan.initial);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const { mutateAsync, isPending, error, reset } = useMutation(plan.mutation);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);

  const send = async (form: HTMLFormElement) => {
    try {
      const response = await mutateAsync(values);
      if (!plan.keepsValues) setValues(plan.initial);
      plan.onSuccess(response, values);
    } catch (error) {
      const refused = isApiError(error) ? knownFieldErrors(values, error.fields) : {};
      setErrors(refused);
      plan.onError?.(isApiError(error) ? error.serverMessage : null, error);
      focusFirstError(form, refused);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const found = plan.validate(values);
    setErrors(found);
    reset();
    if (Object.keys(found).length === 0) return void send(event.currentTarget);
    focusFirstError(event.currentTarget, found);
    plan.onInvalid?.(values);
  };

  /** Spread on a field. */
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: isPending,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues({ ...values, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  // What stands at a field need not be said again beneath the form.
  const isAtFields = isApiError(error) && Object.keys(knownFieldErrors(values, error.fields)).length > 0;
  return { values, field, submit, button, isPending, failure: isAtFields ? null : error };
}

/** Sentences for fields that the form has. */
function knownFieldErrors<Name extends string>(
  values: Values<Name>,
  fields: Readonly<Record<string, string>>,
): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const name of fieldNames(values)) if (fields[name]) errors[name] = fields[name];
  return errors;
}

function fieldNames<Name extends string>(values: Values<Name>): Name[] {
  const isName = (key: string): key is Name => key in values;
  return Object.keys(values).filter(isName);
}

function focusFirstError(form: HTMLFormElement, errors: object): void {
  const [first] = Object.keys(errors);
  if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
}
