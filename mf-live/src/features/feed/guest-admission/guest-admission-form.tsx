import { requestFeedAccess } from '@gallery/api-client';
import { showToast, useGallerySettings } from '@gallery/session';
import { Button, Notice, TextField, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import styles from './guest-admission-form.module.css';
import {
  validateGuestAdmission,
  admissionRefusalMessage,
  admissionServerErrors,
  REQUIRED_MESSAGE,
  type GuestAdmissionFields,
  type GuestAdmissionErrors,
} from './guest-admission-fields';

export interface GuestAdmissionFormProps {
  eventId: string;
  title: string;
  /** When and where, a line. */
  detail: string;
  /** What was typed; kept by the page, so that a gate which opens again has it still. */
  fields: GuestAdmissionFields;
  onChange: (entry: GuestAdmissionFields) => void;
  /** The guest is in, with the pass for a browser without cookies. */
  onAdmitted: (pass: string) => void;
}

/** Asks for name and e-mail before the photographs. */
export function GuestAdmissionForm({
  eventId,
  title,
  detail,
  fields: entry,
  onChange,
  onAdmitted: onEnter,
}: GuestAdmissionFormProps) {
  const brand = useGallerySettings(({ settings }) => settings.brand.name);
  const [errors, setErrors] = useState<GuestAdmissionErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync: enter, isPending } = useMutation(requestFeedAccess());
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);

  const send = async () => {
    setRefusal(null);
    try {
      const { pass } = await enter({ eventId, name: entry.name.trim(), email: entry.email.trim() });
      showToast({ title: 'Welcome', description: `Welcome to the ${brand} live feed.` });
      onEnter(pass);
    } catch (error) {
      const said = admissionRefusalMessage(error);
      const refused = admissionServerErrors(error);
      setErrors(refused);
      if (said) return setRefusal(said);
      showToast({
        title: 'Error',
        description: Object.values(refused)[0] ?? 'Something went wrong. Please try again.',
        tone: 'destructive',
      });
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validateGuestAdmission(entry);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first === undefined) return void send();
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    showToast({ title: 'Required Information', description: REQUIRED_MESSAGE, tone: 'destructive' });
  };

  const field = (name: keyof GuestAdmissionFields) => ({
    name,
    value: entry[name],
    error: errors[name],
    disabled: isPending,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      onChange({ ...entry, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  return (
    <div className={styles.gate}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.sentence}>
          Photographs appear here while they are made. Your name and e-mail open the gallery of this event.
        </p>
      </header>
      <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
        <TextField label="Full Name" autoComplete="name" {...field('name')} />
        <TextField label="Email Address" type="email" autoComplete="email" {...field('email')} />
        {refusal && (
          <Notice tone="warning" title={title}>
            {refusal}
          </Notice>
        )}
        <div>
          <Button ref={button} variant="filled" type="submit" isBusy={isPending} busyText="Entering...">
            Enter Gallery
          </Button>
        </div>
      </form>
    </div>
  );
}
