import { isApiError, requestEventAccess, serverMessageOf } from '@gallery/api-client';
import { GUEST_NAME_PATTERN, GUEST_NAME_ERROR, isEmail } from '@gallery/domain';
import { showToast, showErrorToast } from '@gallery/session';
import { Notice } from '@gallery/ui';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import styles from './gate-admission-form.module.css';

export interface GateAdmissionFormProps {
  /** From the address: an event's id or the gallery's id. */
  eventTag: string;
  /** The event is yet to come: its guests register. */
  isUpcoming: boolean;
  /** The guest has a pass. */
  onGranted: () => void;
}

/** Requests a guest pass by name and email. */
export function GateAdmissionForm({ eventTag, isUpcoming, onGranted }: GateAdmissionFormProps) {
  const { mutateAsync: ask } = useMutation(requestEventAccess());
  const form = useAppForm({
    defaultValues: { name: '', email: '' },
    validate: ({ name, email }) => ({
      name: GUEST_NAME_PATTERN.test(name.trim()) ? undefined : GUEST_NAME_ERROR,
      email: isEmail(email.trim()) ? undefined : 'Please enter a valid email address',
    }),
    submit: ({ name, email }) => ask({ eventTag, name: name.trim(), email: email.trim() }),
    leavesPage: true,
    onSuccess: ({ message }) => {
      const title = isUpcoming ? 'Registered' : 'Access Granted';
      showToast({ title, description: message === title ? undefined : message });
      onGranted();
    },
    onError: (error) => {
      if (isApiError(error, 'event_full') || isApiError(error, 'guest_pass_emailed')) return;
      showErrorToast('Access Error', serverMessageOf(error, FAILED));
    },
  });

  return (
    <Form form={form} className={styles.form}>
      <form.TextField name="name" label="Full Name" autoComplete="name" required />
      <form.TextField name="email" label="Email Address" type="email" autoComplete="email" required />
      {/* No error, so it stays visible. */}
      {isApiError(form.error, 'event_full') && (
        <Notice tone="warning" title="Waitlist">
          {form.error.serverMessage}
        </Notice>
      )}
      {isApiError(form.error, 'guest_pass_emailed') && (
        <Notice title="Check your email">{form.error.serverMessage}</Notice>
      )}
      <div>
        <SubmitButton
          form={form}
          variant="filled"
          busyText={isUpcoming ? 'Registering...' : 'Joining Event...'}
        >
          {isUpcoming ? 'Register' : 'Join Live Event'}
        </SubmitButton>
      </div>
    </Form>
  );
}

const FAILED = 'Failed to register access. Please try again.';
