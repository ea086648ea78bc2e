import { isApiError, sendContactMessage } from '@gallery/api-client';
import { CONTACT_SUBJECTS, type ContactSubject } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button, SelectField, TextAreaField, TextField, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { honeypotFields, Honeypot } from '../../components/honeypot';
import {
  emptyContactForm,
  validateContactForm,
  contactServerErrors,
  type ContactFormFields,
  type ContactFormErrors,
} from './contact-form-fields';
import styles from './contact-form.module.css';

export interface ContactFormProps {
  subject: ContactSubject;
  onSubjectChange: (subject: ContactSubject) => void;
  /** The message has arrived: everything returns to its default. */
  onSent: () => void;
}

/** The contact form. Input stays until it has arrived. */
export function ContactForm({ subject, onSubjectChange, onSent }: ContactFormProps) {
  const [letter, setLetter] = useState(emptyContactForm);
  const [errors, setErrors] = useState<ContactFormErrors>({});
  const { mutateAsync: sendMessage, isPending } = useMutation(sendContactMessage());
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);

  const send = async (error: { website?: string }) => {
    const { name, email, message } = letter;
    try {
      await sendMessage({
        name: name.trim(),
        email: email.trim(),
        subject,
        message: message.trim(),
        ...error,
      });
      setLetter(emptyContactForm);
      onSent();
      showToast({
        title: 'Message Sent Successfully',
        description: "Thank you for your message. We'll get back to you soon!",
      });
    } catch (error) {
      setErrors(contactServerErrors(error));
      const said = isApiError(error) ? error.serverMessage : null;
      showToast({
        title: 'Failed to Send Message',
        description: said ?? 'Please try again later.',
        tone: 'destructive',
      });
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = validateContactForm(letter);
    const [first] = Object.keys(found);
    setErrors(found);
    if (first === undefined) void send(honeypotFields(form));
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const field = (name: keyof ContactFormFields) => ({
    name,
    value: letter[name],
    error: errors[name],
    disabled: isPending,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setLetter({ ...letter, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="E-mail" type="email" autoComplete="email" {...field('email')} />
      <div className={styles.wide}>
        <SelectField
          label="Subject"
          name="subject"
          value={subject}
          error={errors.subject}
          disabled={isPending}
          required
          onChange={(event) => {
            const selected = CONTACT_SUBJECTS.find((known) => known === event.target.value);
            if (selected) onSubjectChange(selected);
          }}
        >
          {CONTACT_SUBJECTS.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </SelectField>
      </div>
      <div className={styles.wide}>
        <TextAreaField label="Message" maxLength={5_000} {...field('message')} />
      </div>
      <Honeypot />
      <div className={styles.wide}>
        <Button ref={button} variant="filled" type="submit" isBusy={isPending} busyText="SENDING...">
          Send message
        </Button>
      </div>
    </form>
  );
}
