import { isApiError, sendContactMessage, serverMessageOf } from '@gallery/api-client';
import { CONTACT_SUBJECTS, emailError, type ContactSubject } from '@gallery/domain';
import { showErrorToast } from '@gallery/session';
import { Notice, SelectField } from '@gallery/ui';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useHoneypot } from '../../components/use-honeypot';
import styles from './contact-form.module.css';

export interface ContactFormProps {
  subject: ContactSubject;
  onSubjectChange: (subject: ContactSubject) => void;
  /** What the message begins with. */
  initialMessage: string;
  /** The message has arrived: everything returns to its default. */
  onSent: () => void;
}

// The page has the subject, which its links choose too; here it only has a place for its error.
const EMPTY = { name: '', email: '', subject: '', message: '' };

/** The contact form. Input stays until it has arrived. */
export function ContactForm({ subject, onSubjectChange, initialMessage, onSent }: ContactFormProps) {
  const { mutateAsync: send, isSuccess } = useMutation(sendContactMessage());
  const { honeypot, honeypotValue } = useHoneypot();
  const form = useAppForm({
    defaultValues: { ...EMPTY, message: initialMessage },
    validate: ({ name, email, message }) => ({
      name: name.trim() ? undefined : 'Enter your name',
      email: emailError(email),
      message: message.trim() ? undefined : 'Enter your message',
    }),
    submit: (letter) => send({ ...letter, subject, ...honeypotValue() }),
    onSuccess: () => {
      form.reset(EMPTY);
      onSent();
    },
    onError: (error) => {
      // Field errors are shown at their fields.
      if (isApiError(error) && Object.keys(error.fields).length > 0) return;
      showErrorToast('Failed to Send Message', serverMessageOf(error, 'Please try again later.'));
    },
  });

  return (
    <Form form={form} className={styles.form}>
      <form.TextField name="name" label="Name" autoComplete="name" required />
      <form.TextField name="email" label="Email" type="email" autoComplete="email" required />
      <div className={styles.wide}>
        <form.Field name="subject">
          {({ error, isPending, onChange }) => (
            <SelectField
              label="Subject"
              name="subject"
              value={subject}
              error={error}
              disabled={isPending}
              onChange={({ target }) => {
                onChange(target.value);
                const selected = CONTACT_SUBJECTS.find((known) => known === target.value);
                if (selected) onSubjectChange(selected);
              }}
            >
              {CONTACT_SUBJECTS.map((known) => (
                <option key={known}>{known}</option>
              ))}
            </SelectField>
          )}
        </form.Field>
      </div>
      <div className={styles.wide}>
        <form.TextAreaField name="message" label="Message" maxLength={5_000} required />
      </div>
      {honeypot}
      <div className={styles.wide}>
        <SubmitButton form={form} variant="filled" busyText="SENDING...">
          Send message
        </SubmitButton>
        {isSuccess && (
          <Notice tone="success" title="Message Sent Successfully">
            Thank you for your message. We'll get back to you soon!
          </Notice>
        )}
      </div>
    </Form>
  );
}
