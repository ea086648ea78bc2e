import { useMemo, useRef, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Button, type ButtonProps } from '../../controls/button';
import type { FieldProps } from '../field';
import { useFocusAfterPending } from '../use-focus-after-pending';
import { FormContext } from './form-context';
import type { AppForm } from './use-app-form';

export interface FormProps<Values extends FieldValues> {
  form: AppForm<Values>;
  /** The look of every field: `boxed` in the admin. */
  look?: FieldProps['look'];
  className?: string;
  /** Called when someone has typed or chosen something, not when code has. */
  onChange?: () => void;
  children: ReactNode;
}

/** The form element around the fields of a form. Errors are shown in our words, not the browser's. */
export function Form<Values extends FieldValues>({
  form,
  look,
  className,
  onChange,
  children,
}: FormProps<Values>) {
  const { id, methods, fieldsOnPage, isPending, submit, recheck } = form;
  const context = useMemo(() => ({ isPending, look, fieldsOnPage }), [isPending, look, fieldsOnPage]);
  return (
    <FormProvider {...methods}>
      <FormContext value={context}>
        <form
          id={id}
          noValidate
          aria-busy={isPending}
          className={className}
          onSubmit={submit}
          onChange={() => {
            recheck();
            onChange?.();
          }}
        >
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'form' | 'isBusy' | 'ref'> {
  form: Pick<AppForm<FieldValues>, 'id' | 'isPending'>;
}

/** Sends the form, from inside it or from its dialog's footer. It gets the focus back if nothing else took it. */
export function SubmitButton({ form: { id, isPending }, ...button }: SubmitButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, ref);
  return <Button {...button} ref={ref} type="submit" form={id} isBusy={isPending} />;
}
