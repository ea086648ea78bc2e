import { sendAffiliateApplication } from '@gallery/api-client';
import { APPLICATION_MAX_LENGTHS, AFFILIATE_ROLES } from '@gallery/domain';
import { Button, Notice, SelectField, TextAreaField, TextField, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { honeypotFields, Honeypot } from '../../components/honeypot';
import {
  validateAffiliateApplication,
  emptyAffiliateApplication,
  submissionErrorMessage,
  affiliateApplicationServerErrors,
  rejectionMessage,
  trimAffiliateApplication,
  type AffiliateApplicationErrors,
  type AffiliateApplicationField,
} from './affiliate-application-fields';
import styles from './affiliate-application-form.module.css';

export interface AffiliateApplicationFormProps {
  onSubmitted: () => void;
}

/** The affiliate application. Input stays until it has arrived. */
export function AffiliateApplicationForm({ onSubmitted }: AffiliateApplicationFormProps) {
  const [application, setApplication] = useState(emptyAffiliateApplication);
  const [errors, setErrors] = useState<AffiliateApplicationErrors>({});
  const [error, setError] = useState<string | null>(null);
  const { mutateAsync: apply, isPending } = useMutation(sendAffiliateApplication());
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);

  const send = async (error: { website?: string }) => {
    try {
      const { success, message } = await apply({ ...trimAffiliateApplication(application), ...error });
      if (success) onSubmitted();
      else setError(rejectionMessage(message));
    } catch (thrown) {
      setErrors(affiliateApplicationServerErrors(thrown));
      setError(submissionErrorMessage(thrown));
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = validateAffiliateApplication(application);
    const [first] = Object.keys(found);
    setErrors(found);
    setError(null);
    if (first === undefined) void send(honeypotFields(form));
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const change = (name: AffiliateApplicationField, text: string) => {
    setApplication((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined }));
  };

  const field = (name: AffiliateApplicationField) => ({
    name,
    value: application[name],
    error: errors[name],
    disabled: isPending,
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const text = (name: keyof typeof APPLICATION_MAX_LENGTHS) => ({
    ...field(name),
    maxLength: APPLICATION_MAX_LENGTHS[name],
  });

  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
      {error !== null && (
        <div className={styles.wide}>
          <Notice tone="error" title={error} />
        </div>
      )}
      <TextField label="Full name" autoComplete="name" required {...text('fullName')} />
      <TextField label="E-mail" type="email" autoComplete="email" required {...text('email')} />
      <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...text('phone')} />
      <TextField
        label="Location"
        hint="City and state or country"
        autoComplete="address-level2"
        required
        {...text('location')}
      />
      <TextField label="Business (optional)" autoComplete="organization" {...text('business')} />
      <TextField
        label="Portfolio (optional)"
        hint="A website, or where else your work can be seen"
        autoComplete="url"
        {...text('portfolio')}
      />
      <SelectField label="Role" {...field('role')}>
        {AFFILIATE_ROLES.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      <TextField
        label="Types of buyers (optional)"
        hint="Private collectors, hotels, offices"
        {...text('buyerTypes')}
      />
      <div className={styles.wide}>
        <TextAreaField label="Experience (optional)" {...text('experience')} />
      </div>
      <div className={styles.wide}>
        <TextAreaField label="Notes (optional)" {...text('notes')} />
      </div>
      <Honeypot />
      <div className={styles.wide}>
        <Button ref={button} variant="filled" type="submit" isBusy={isPending} busyText="Submitting...">
          Submit application
        </Button>
      </div>
    </form>
  );
}
