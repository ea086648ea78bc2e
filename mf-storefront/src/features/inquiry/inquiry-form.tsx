import { isApiError, sendContactMessage, serverMessageOf } from '@gallery/api-client';
import { artworkInquiryMessage, artworkInquirySubject, emailError } from '@gallery/domain';
import { Notice, TextField } from '@gallery/ui';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useHoneypot } from '../../components/use-honeypot';
import styles from './inquiry-form.module.css';

export interface InquiryFormProps {
  /** The artwork's title. */
  title: string;
}

/** Inquires about an artwork. Input stays until it has arrived. */
export function InquiryForm({ title }: InquiryFormProps) {
  const { mutateAsync: send, isSuccess } = useMutation(sendContactMessage());
  const { honeypot, honeypotValue } = useHoneypot();
  const form = useAppForm({
    defaultValues: { firstName: '', lastName: '', email: '', location: '' },
    validate: ({ firstName, lastName, email }) => ({
      firstName: firstName.trim() ? undefined : 'Enter your first name',
      lastName: lastName.trim() ? undefined : 'Enter your last name',
      email: emailError(email),
    }),
    submit: (typed) => {
      const inquirer = {
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        email: typed.email.trim(),
        location: typed.location.trim(),
      };
      return send({
        name: `${inquirer.firstName} ${inquirer.lastName}`,
        email: inquirer.email,
        subject: artworkInquirySubject(title),
        message: artworkInquiryMessage(title, inquirer),
        ...honeypotValue(),
      });
    },
    clearsOnSuccess: true,
  });

  return (
    <Form form={form} className={styles.form}>
      <div className={styles.wide}>
        <TextField label="Artwork" value={title} readOnly />
      </div>
      <form.TextField name="firstName" label="First name" autoComplete="given-name" required />
      <form.TextField name="lastName" label="Last name" autoComplete="family-name" required />
      <form.TextField name="email" label="Email" type="email" autoComplete="email" required />
      <form.TextField name="location" label="Location (optional)" autoComplete="address-level2" />
      {honeypot}
      <div className={styles.send}>
        <SubmitButton form={form} busyText="Sending...">
          Send inquiry
        </SubmitButton>
        {form.error && <Notice tone="error">{failureMessage(form.error)}</Notice>}
        {isSuccess && <Notice tone="success">Thanks! We&apos;ll be in touch soon.</Notice>}
      </div>
    </Form>
  );
}

/** Why an inquiry could not be sent, in the specified words. */
function failureMessage(error: Error): string {
  if (isApiError(error, 'network')) return 'Network error.';
  return serverMessageOf(error, 'Something went wrong.');
}
