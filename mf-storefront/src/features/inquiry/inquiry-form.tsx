import { isApiError, sendContactMessage } from '@gallery/api-client';
import type { ArtworkInquirer } from '@gallery/domain';
import { Button, Notice, TextField, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { honeypotFields, Honeypot } from '../../components/honeypot';
import {
  emptyInquiry,
  inquiryErrorMessage,
  validateInquiry,
  toInquiryRequest,
  type InquiryErrors,
} from './inquiry-form-fields';
import styles from './inquiry-form.module.css';

export interface InquiryFormProps {
  /** The artwork's title. */
  title: string;
}

/** The message after sending. */
interface Outcome {
  kind: 'ok' | 'err';
  sentence: string;
}

/** Inquires about an artwork. Input stays until it has arrived. */
export function InquiryForm({ title }: InquiryFormProps) {
  const [inquirer, setInquirer] = useState(emptyInquiry);
  const [errors, setErrors] = useState<InquiryErrors>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { mutateAsync: sendMessage, isPending } = useMutation(sendContactMessage());
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);

  const change = (field: keyof ArtworkInquirer, text: string) => {
    setInquirer({ ...inquirer, [field]: text });
    setErrors({ ...errors, [field]: undefined });
  };

  const send = async (error: { website?: string }) => {
    try {
      const response = await sendMessage({ ...toInquiryRequest(title, inquirer), ...error });
      if (!response.success) {
        return setOutcome({ kind: 'err', sentence: response.message || 'Something went wrong.' });
      }
      setInquirer(emptyInquiry);
      setOutcome({ kind: 'ok', sentence: "Thanks! We'll be in touch soon." });
    } catch (error) {
      if (isApiError(error) && error.fields['email']) setErrors({ email: error.fields['email'] });
      setOutcome({ kind: 'err', sentence: inquiryErrorMessage(error) });
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = validateInquiry(inquirer);
    const [first] = Object.keys(found);
    setErrors(found);
    setOutcome(null);
    if (first === undefined) void send(honeypotFields(form));
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const field = (name: keyof ArtworkInquirer, autoComplete: string) => ({
    name,
    autoComplete,
    value: inquirer[name],
    error: errors[name],
    disabled: isPending,
    required: name !== 'location',
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });

  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
      <div className={styles.wide}>
        <TextField label="Artwork" value={title} readOnly />
      </div>
      <TextField label="First name" {...field('firstName', 'given-name')} />
      <TextField label="Last name" {...field('lastName', 'family-name')} />
      <TextField label="E-mail" type="email" {...field('email', 'email')} />
      <TextField label="Location (optional)" {...field('location', 'address-level2')} />
      <Honeypot />
      <div className={styles.send}>
        <Button ref={button} type="submit" isBusy={isPending} busyText="Sending...">
          Send inquiry
        </Button>
        {outcome && <Notice tone={outcome.kind === 'ok' ? 'success' : 'error'}>{outcome.sentence}</Notice>}
      </div>
    </form>
  );
}
