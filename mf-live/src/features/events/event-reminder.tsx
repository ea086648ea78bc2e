import { eventCalendarUrl, isApiError, requestEventReminder } from '@gallery/api-client';
import { Button, Notice, TextField } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import styles from './event-reminder.module.css';

const INVALID_EMAIL = 'Please enter a valid email address';

export interface EventReminderProps {
  eventId: string;
  title: string;
}

/** A calendar file, and an email an hour before. */
export function EventReminder({ eventId, title }: EventReminderProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Set Reminder</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Set Reminder" description={title}>
        <ReminderForm eventId={eventId} />
      </Dialog>
    </>
  );
}

function ReminderForm({ eventId }: { eventId: string }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const { mutateAsync: ask, isPending, data: noted } = useMutation(requestEventReminder());

  const send = async () => {
    try {
      await ask({ eventId, email: email.trim() });
    } catch (error) {
      const said = isApiError(error) ? (error.fields['email'] ?? error.serverMessage) : null;
      setError(said ?? 'Your reminder could not be noted. Please try again.');
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) void send();
    else setError(INVALID_EMAIL);
  };

  return (
    <div className={styles.ways}>
      <p className={styles.file}>
        <a href={eventCalendarUrl(eventId)} download>
          Add to your calendar
        </a>
      </p>
      {noted ? (
        <Notice tone="success" title="Reminder noted">
          {noted.message}
        </Notice>
      ) : (
        <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
          <TextField
            label="Email Address"
            type="email"
            autoComplete="email"
            hint="One mail, an hour before it begins."
            value={email}
            error={error}
            disabled={isPending}
            onChange={({ target }) => {
              setEmail(target.value);
              setError(undefined);
            }}
          />
          <div>
            <Button type="submit" isBusy={isPending} busyText="Sending...">
              Remind me by e-mail
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
