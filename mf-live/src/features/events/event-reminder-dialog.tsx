import { eventCalendarUrl, isApiError, requestEventReminder } from '@gallery/api-client';
import { isEmail } from '@gallery/domain';
import { Notice } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import styles from './event-reminder-dialog.module.css';

export interface EventReminderProps {
  eventId: string;
  title: string;
}

/** A calendar file, and an email an hour before. A chunk of its own. */
export default function EventReminderDialog({
  eventId,
  title,
  onClose,
}: EventReminderProps & { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Set Reminder" description={title}>
      <ReminderForm eventId={eventId} />
    </Dialog>
  );
}

function ReminderForm({ eventId }: { eventId: string }) {
  const { mutateAsync: request, data: noted } = useMutation(requestEventReminder());
  const form = useAppForm({
    defaultValues: { email: '' },
    validate: ({ email }) => ({
      email: isEmail(email.trim()) ? undefined : 'Please enter a valid email address',
    }),
    submit: ({ email }) => request({ eventId, email: email.trim() }),
    fieldErrors: (error) => ({
      email:
        (isApiError(error) && (error.fields['email'] ?? error.serverMessage)) ||
        'We could not set your reminder. Please try again.',
    }),
  });

  return (
    <div className={styles.ways}>
      <p className={styles.file}>
        <a href={eventCalendarUrl(eventId)} download>
          Add to your calendar
        </a>
      </p>
      {noted ? (
        <Notice tone="success" title="Reminder set">
          {noted.message}
        </Notice>
      ) : (
        <Form form={form} className={styles.form}>
          <form.TextField
            name="email"
            label="Email Address"
            type="email"
            autoComplete="email"
            hint="One email, an hour before the event starts."
          />
          <div>
            <SubmitButton form={form} busyText="Sending...">
              Remind me by email
            </SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );
}
