import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import {
  FormCheckbox,
  FormField,
  FormPasswordField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  type FormFieldProps,
} from './form-fields';

/** A sentence by field path, such as `buyer.email`. */
export type FieldSentences = Readonly<Partial<Record<string, string>>>;

export interface AppFormOptions<Values extends FieldValues, Answer> {
  /** What the fields hold at first. A later value is ignored: `reset` applies one. */
  defaultValues: Values & DefaultValues<Values>;
  /** Sends the form. What it throws becomes the form's error, and what was typed stays. */
  submit: (values: Values) => Promise<Answer>;
  /** Checks before the server is asked: a sentence by field path. */
  validate?: (values: Values) => FieldSentences;
  /** What an error says about single fields; without it, the error's own `fields`, which the API's errors have. */
  fieldErrors?: (error: Error) => FieldSentences;
  /** Form fields whose path differs from the one that `fieldErrors` uses: `{ until: 'day' }`. */
  fieldNames?: Readonly<Partial<Record<string, FieldPath<Values>>>>;
  /**
   * Gets the focus when the form takes the place of a pressed control or opens in a dialog. A focus on another control,
   * such as a tab, stays.
   */
  initialFocus?: FieldPath<Values>;
  /** Empties the fields to `defaultValues` after a success. Otherwise they keep what was sent. */
  clearsOnSuccess?: boolean;
  /** A success leads to another page: until that loads, the form stays in its sending state. */
  leavesPage?: boolean;
  /** Not called when the form has left the page meanwhile. */
  onSuccess?: (answer: Answer, sent: Values) => void;
  onError?: (error: Error, sent: Values) => void;
  /** `validate` has found errors, which are already shown at the fields. */
  onInvalid?: (values: Values) => void;
}

/** The error's sentences by field path. By shape and not by class: libs/ui does not know the API. */
function ownFieldErrors(error: Error): FieldSentences {
  if (!('fields' in error) || typeof error.fields !== 'object' || error.fields === null) return {};
  return Object.fromEntries(
    Object.entries(error.fields).filter(([, sentence]) => typeof sentence === 'string'),
  );
}

/**
 * A form that is sent by one call. Errors of single fields stand at their fields, the server's too, and the first of them gets the
 * focus. Its fields are components of the form: `<form.TextField name="email" label="Email" />` inside `<Form form={form}>`.
 */
export function useAppForm<Values extends FieldValues, Answer>(options: AppFormOptions<Values, Answer>) {
  const id = useId();
  const methods = useForm<Values>({ defaultValues: options.defaultValues });
  const { getValues, reset, setError, clearErrors, setValues } = methods;
  const { isDirty } = methods.formState;
  const [isPending, setPending] = useState(false);
  const [error, setSubmitError] = useState<Error | null>(null);
  const [isAtFields, setAtFields] = useState(false);
  const [refusals, setRefusals] = useState(0);
  // Fields that are on the page. A ref, not state: only a submit reads it.
  const fieldsOnPage = useRef(new Set<string>());
  // Names of the fields that `validate` rejected on the last submit.
  const foundWrong = useRef<readonly string[]>([]);
  const isSending = useRef(false);
  const isOnPage = useRef(false);

  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);

  useEffect(() => {
    if (refusals > 0)
      document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [id, refusals]);

  const [initialFocus] = useState(options.initialFocus);
  useEffect(() => {
    const { activeElement } = document;
    const form = document.getElementById(id);
    const dialog = form?.closest('[role="dialog"]');
    // What opened the dialog still has the focus if the form is rendered at once.
    const isOutside = Boolean(dialog && !dialog.contains(activeElement));
    const isFree = isOutside || activeElement === document.body || activeElement === dialog;
    if (initialFocus && isFree) form?.querySelector<HTMLElement>(`[name="${initialFocus}"]`)?.focus();
  }, [id, initialFocus]);

  const isFieldOnPage = (name: string): name is FieldPath<Values> => fieldsOnPage.current.has(name);

  const showFieldErrors = (sentences: FieldSentences): void => {
    let isShown = false;
    for (const [path, message] of Object.entries(sentences)) {
      const name = options.fieldNames?.[path] ?? path;
      if (message === undefined || !isFieldOnPage(name)) continue;
      setError(name, { type: 'refused', message });
      isShown = true;
    }
    setAtFields(isShown);
    setRefusals((count) => count + 1);
  };

  const clearError = () => {
    clearErrors();
    setSubmitError(null);
    setAtFields(false);
  };

  const refuse = (caught: unknown, sent: Values) => {
    endSending();
    const thrown = caught instanceof Error ? caught : new Error('The form was not sent.', { cause: caught });
    setSubmitError(thrown);
    // First, so that it can change values without taking the sentence of their field away.
    options.onError?.(thrown, sent);
    showFieldErrors((options.fieldErrors ?? ownFieldErrors)(thrown));
  };

  const accept = (answer: Answer, sent: Values) => {
    if (!options.leavesPage) endSending();
    if (!isOnPage.current) return;
    reset(options.clearsOnSuccess ? options.defaultValues : sent);
    options.onSuccess?.(answer, sent);
  };

  const endSending = () => {
    isSending.current = false;
    setPending(false);
  };

  const send = async (values: Values) => {
    isSending.current = true;
    setPending(true);
    const settle = await options.submit(values).then(
      (answer) => () => accept(answer, values),
      (caught: unknown) => () => refuse(caught, values),
    );
    settle();
  };

  const submit = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    if (isSending.current) return;
    clearError();
    const values = getValues();
    const wrong = options.validate?.(values) ?? {};
    foundWrong.current = Object.keys(wrong);
    if (Object.values(wrong).every((sentence) => sentence === undefined)) return void send(values);
    showFieldErrors(wrong);
    options.onInvalid?.(values);
  };

  const Field: <Name extends FieldPath<Values>>(props: FormFieldProps<Values, Name>) => ReactNode = FormField;

  return {
    /** Id of the form element, for a button outside it. */
    id,
    /** For `Form`, which passes it to the fields. */
    methods,
    fieldsOnPage,
    submit,
    /** Clears errors of `validate` that no longer apply: a change of one field can fix another. */
    recheck: () => {
      const wrong = options.validate?.(getValues()) ?? {};
      for (const name of foundWrong.current)
        if (wrong[name] === undefined && isFieldOnPage(name)) clearErrors(name);
    },
    /** The form is being sent; its fields take no changes. */
    isPending,
    /** Something was typed but not sent yet. */
    isDirty,
    /** What the last attempt threw. */
    error,
    /** The same, unless it is already shown at the fields: what a notice has to say. */
    formError: isAtFields ? null : error,
    /** Clears the errors, at the fields too. */
    clearError,
    /** The current value of a field, or of all; rerenders when it changes. */
    watch: methods.watch,
    /** The current values, without rerendering when they change. */
    values: (): Values => getValues(),
    /** Brings the focus to a field. */
    focus: methods.setFocus,
    /** Enters values as if they were typed. */
    change: (changed: Partial<Values>) => {
      setValues(changed, { shouldDirty: true });
      for (const name of Object.keys(changed)) if (isFieldOnPage(name)) clearErrors(name);
    },
    /** Sets other values as the saved ones and clears the errors. */
    reset: (values: Values) => {
      reset(values);
      clearError();
    },
    Field,
    TextField: FormTextField<Values>,
    TextAreaField: FormTextAreaField<Values>,
    PasswordField: FormPasswordField<Values>,
    SelectField: FormSelectField<Values>,
    Checkbox: FormCheckbox<Values>,
  };
}

export type AppForm<Values extends FieldValues> = ReturnType<typeof useAppForm<Values, unknown>>;
