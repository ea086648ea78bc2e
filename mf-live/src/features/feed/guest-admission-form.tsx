import { isApiError, requestFeedAccess, type ApiErrorCode } from '@gallery/api-client';
import { showToast, useGallerySettings, showErrorToast } from '@gallery/session';
import { Notice } from '@gallery/ui';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import styles from './guest-admission-form.module.css';

/** What the gate asks for. */
interface GuestAdmissionFields {
  name: string;
  email: string;
}

export interface GuestAdmissionFormProps {
  eventId: string;
  title: string;
  /** When and where, a line. */
  detail: string;
  /** What was typed; kept by the page, so that a gate which opens again has it still. */
  fields: GuestAdmissionFields;
  onChange: (fields: GuestAdmissionFields) => void;
  /** The guest is in, with the pass for a browser without cookies. */
  onAdmitted: (pass: string) => void;
}

/** Asks for name and e-mail before the photographs. */
export function GuestAdmissionForm({
  eventId,
  title,
  detail,
  fields,
  onChange,
  onAdmitted,
}: GuestAdmissionFormProps) {
  const brand = useGallerySettings(({ settings }) => settings.brand.name);
  const { mutateAsync: enter } = useMutation(requestFeedAccess());
  const form = useAppForm({
    defaultValues: fields,
    // The API judges the rest by its gate's rules.
    validate: ({ name, email }) => ({
      name: name.trim() ? undefined : REQUIRED_MESSAGE,
      email: email.trim() ? undefined : REQUIRED_MESSAGE,
    }),
    submit: ({ name, email }) => enter({ eventId, name: name.trim(), email: email.trim() }),
    onSuccess: ({ pass }) => {
      showToast({ title: 'Welcome', description: `Welcome to the ${brand} live feed.` });
      onAdmitted(pass);
    },
    onInvalid: () => showErrorToast('Required Information', REQUIRED_MESSAGE),
    onError: (error) => {
      if (refusalMessage(error)) return;
      const [sentence] = isApiError(error) ? Object.values(error.fields) : [];
      showErrorToast('Error', sentence ?? 'Something went wrong. Please try again.');
    },
  });
  const refusal = refusalMessage(form.error);
  const isEmailed = isApiError(form.error, 'guest_pass_emailed');

  return (
    <div className={styles.gate}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.sentence}>
          Photographs appear here while they are made. Your name and e-mail open the gallery of this event.
        </p>
      </header>
      <Form form={form} className={styles.form} onChange={() => onChange(form.values())}>
        <form.TextField name="name" label="Full Name" autoComplete="name" required />
        <form.TextField name="email" label="Email Address" type="email" autoComplete="email" required />
        {refusal && (
          <Notice tone={isEmailed ? 'info' : 'warning'} title={isEmailed ? 'Check your email' : title}>
            {refusal}
          </Notice>
        )}
        <div>
          <SubmitButton form={form} variant="filled" busyText="Entering...">
            Enter Gallery
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const REQUIRED_MESSAGE = 'Please enter your name and email to access the gallery.';

/** Refusals that stay visible: the event is full, over, or not for everybody, or the pass came by email. */
const FINAL: readonly ApiErrorCode[] = [
  'event_full',
  'event_over',
  'vip_only',
  'event_not_found',
  'guest_pass_emailed',
];

const refusalMessage = (error: unknown): string | null =>
  isApiError(error) && FINAL.includes(error.code) ? error.serverMessage : null;
