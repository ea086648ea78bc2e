import { isApiError, sendAffiliateApplication, serverMessageOf } from '@gallery/api-client';
import {
  AFFILIATE_ROLES,
  APPLICATION_MAX_LENGTHS,
  DEFAULT_AFFILIATE_ROLE,
  emailError,
} from '@gallery/domain';
import { Notice } from '@gallery/ui';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useHoneypot } from '../../components/use-honeypot';
import styles from './affiliate-application-form.module.css';

export interface AffiliateApplicationFormProps {
  onSubmitted: () => void;
}

/** The affiliate application. Input stays until it has arrived. */
export function AffiliateApplicationForm({ onSubmitted }: AffiliateApplicationFormProps) {
  const { mutateAsync: apply } = useMutation(sendAffiliateApplication());
  const { honeypot, honeypotValue } = useHoneypot();
  const form = useAppForm({
    defaultValues: {
      fullName: '',
      email: '',
      phone: '',
      location: '',
      business: '',
      portfolio: '',
      role: DEFAULT_AFFILIATE_ROLE,
      buyerTypes: '',
      experience: '',
      notes: '',
    },
    validate: ({ fullName, email, location }) => ({
      fullName: fullName.trim() ? undefined : 'Enter your full name',
      email: emailError(email),
      location: location.trim() ? undefined : 'Enter your city and state or country',
    }),
    submit: (application) => apply({ ...application, ...honeypotValue() }),
    onSuccess: onSubmitted,
  });
  const named = (name: keyof typeof APPLICATION_MAX_LENGTHS) => ({
    name,
    maxLength: APPLICATION_MAX_LENGTHS[name],
  });

  return (
    <Form form={form} className={styles.form}>
      {form.error && (
        <div className={styles.wide}>
          <Notice tone="error" title={failureMessage(form.error)} />
        </div>
      )}
      <form.TextField {...named('fullName')} label="Full name" autoComplete="name" required />
      <form.TextField {...named('email')} label="Email" type="email" autoComplete="email" required />
      <form.TextField {...named('phone')} label="Phone (optional)" type="tel" autoComplete="tel" />
      <form.TextField
        {...named('location')}
        label="Location"
        hint="City and state or country"
        autoComplete="address-level2"
        required
      />
      <form.TextField {...named('business')} label="Business (optional)" autoComplete="organization" />
      <form.TextField
        {...named('portfolio')}
        label="Portfolio (optional)"
        hint="A website or profile that shows your work"
        autoComplete="url"
      />
      <form.SelectField name="role" label="Role">
        {AFFILIATE_ROLES.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </form.SelectField>
      <form.TextField
        {...named('buyerTypes')}
        label="Types of buyers (optional)"
        hint="Private collectors, hotels, offices"
      />
      <div className={styles.wide}>
        <form.TextAreaField {...named('experience')} label="Experience (optional)" />
      </div>
      <div className={styles.wide}>
        <form.TextAreaField {...named('notes')} label="Notes (optional)" />
      </div>
      {honeypot}
      <div className={styles.wide}>
        <SubmitButton form={form} variant="filled" busyText="Submitting...">
          Submit application
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Why the application could not be sent. */
function failureMessage(error: Error): string {
  if (isApiError(error, 'network')) return 'Network error. Please check your connection and try again.';
  return serverMessageOf(error, 'Failed to submit application. Please try again.');
}
