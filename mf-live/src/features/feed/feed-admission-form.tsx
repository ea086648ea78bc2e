import { isApiError, requestFeedAccess, type ApiErrorCode } from '@gallery/api-client';
import type { EventRecord } from '@gallery/contracts';
import { showToast, useGallerySettings, showErrorToast } from '@gallery/session';
import { Notice } from '@gallery/ui';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { EventIntroduction } from '../../components/event-introduction';
import styles from './feed-admission-form.module.css';

/** What the gate asks for. */
interface GuestAdmissionFields {
  name: string;
  email: string;
}

export interface FeedAdmissionFormProps {
  event: EventRecord;
  /** What was typed; kept by the page, so that a gate that opens again still has it. */
  fields: GuestAdmissionFields;
  onChange: (fields: GuestAdmissionFields) => void;
  /** The guest is in, with the pass for a browser without cookies. */
  onAdmitted: (pass: string) => void;
}

/** Asks for name and email before the photographs. */
export function FeedAdmissionForm({ event, fields, onChange, onAdmitted }: FeedAdmissionFormProps) {
  const { id: eventId, title, status } = event;
  const isUpcoming = status === 'scheduled';
  const brand = useGallerySettings(({ settings }) => settings.brand.name);
  const { mutateAsync: enter } = useMutation(requestFeedAccess());
  const form = useAppForm({
    defaultValues: fields,
    // The API checks the rest by its gate's rules.
    validate: ({ name, email }) => ({
      name: name.trim() ? undefined : REQUIRED_MESSAGE,
      email: email.trim() ? undefined : REQUIRED_MESSAGE,
    }),
    submit: ({ name, email }) => enter({ eventId, name: name.trim(), email: email.trim() }),
    onSuccess: ({ pass, message }) => {
      showToast(
        isUpcoming
          ? { title: 'Registered', description: message }
          : { title: 'Welcome', description: `Welcome to the ${brand} live feed.` },
      );
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
    <EventIntroduction event={event} heading="h1">
      {status === 'cancelled' ? (
        <Notice tone="warning" title="This event was cancelled." />
      ) : (
        <Form form={form} className={styles.form} onChange={() => onChange(form.values())}>
          <p className={styles.sentence}>{isUpcoming ? UPCOMING_SENTENCE : SENTENCE}</p>
          <form.TextField name="name" label="Full Name" autoComplete="name" required />
          <form.TextField name="email" label="Email Address" type="email" autoComplete="email" required />
          {refusal && (
            <Notice tone={isEmailed ? 'info' : 'warning'} title={isEmailed ? 'Check your email' : title}>
              {refusal}
            </Notice>
          )}
          <div>
            <SubmitButton
              form={form}
              variant="filled"
              busyText={isUpcoming ? 'Registering...' : 'Entering...'}
            >
              {isUpcoming ? 'Register' : 'Enter Gallery'}
            </SubmitButton>
          </div>
        </Form>
      )}
    </EventIntroduction>
  );
}

const SENTENCE = 'See the photographs as they are taken. Enter your name and email to join.';
const UPCOMING_SENTENCE =
  'Register to join when the event starts. We will email you the details and a calendar file.';

const REQUIRED_MESSAGE = 'Please enter your name and email to access the gallery.';

/** Refusals that stay visible: the event is full, over, or not for everyone, or the pass came by email. */
const FINAL: ReadonlySet<string> = new Set<ApiErrorCode>([
  'event_full',
  'event_over',
  'vip_only',
  'event_not_found',
  'guest_pass_emailed',
]);

const refusalMessage = (error: unknown): string | null =>
  isApiError(error) && FINAL.has(error.code) ? error.serverMessage : null;
