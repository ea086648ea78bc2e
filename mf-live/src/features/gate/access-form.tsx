import { isApiError, requestEventAccess } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { Button, Notice, TextField, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { validateAccessForm, type AccessFormFields, type AccessFormErrors } from './access-form-fields';
import styles from './access-form.module.css';

const FAILED = 'Failed to register access. Please try again.';

export interface AccessFormProps {
  /** From the address: an event's id or the gallery's id. */
  eventTag: string;
  /** The guest has a pass. */
  onGranted: () => void;
}

/** Requests a guest pass by name and email. */
export function AccessForm({ eventTag, onGranted }: AccessFormProps) {
  const [entry, setEntry] = useState<AccessFormFields>({ name: '', email: '' });
  const [errors, setErrors] = useState<AccessFormErrors>({});
  const [waitlisted, setWaitlisted] = useState<string | null>(null);
  const { mutateAsync: ask, isPending, isSuccess } = useMutation(requestEventAccess());
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);

  const send = async () => {
    setWaitlisted(null);
    try {
      const { message } = await ask({ eventTag, name: entry.name.trim(), email: entry.email.trim() });
      showToast({ title: 'Access Granted', description: message });
      onGranted();
    } catch (error) {
      const said = isApiError(error) ? error.serverMessage : null;
      if (isApiError(error)) setErrors(error.fields);
      // The guest is on the waitlist: no error, so it stays visible.
      if (isApiError(error, 'event_full')) return setWaitlisted(said);
      showToast({ title: 'Access Error', description: said ?? FAILED, tone: 'destructive' });
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validateAccessForm(entry);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first === undefined) void send();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const field = (name: keyof AccessFormFields) => ({
    name,
    value: entry[name],
    error: errors[name],
    disabled: isPending || isSuccess,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setEntry({ ...entry, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
      <TextField label="Full Name" autoComplete="name" {...field('name')} />
      <TextField label="Email Address" type="email" autoComplete="email" {...field('email')} />
      {waitlisted && (
        <Notice tone="warning" title="Waitlist">
          {waitlisted}
        </Notice>
      )}
      <div>
        <Button
          ref={button}
          variant="filled"
          type="submit"
          isBusy={isPending || isSuccess}
          busyText="Joining Event..."
        >
          Join Live Event
        </Button>
      </div>
    </form>
  );
}
