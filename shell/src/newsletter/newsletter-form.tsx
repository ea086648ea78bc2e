import { isEmail } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button, TextField, useFocusAfterPending } from '@gallery/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import styles from './newsletter-form.module.css';
import type { SourcePage } from './source-page';

export interface NewsletterFormProps {
  /** The page with the form, sent to the API. */
  sourcePage: SourcePage;
}

/** An error of the address; null for none. */
function validateEmail(email: string): string | null {
  if (email === '') return 'Email required: Please enter your email address.';
  return isEmail(email) ? null : 'Invalid email: Please enter a valid email address.';
}

const SUBSCRIPTION_FAILED = {
  title: 'Subscription failed',
  description: 'Failed to subscribe. Please try again.',
  tone: 'destructive' as const,
};

/**
 * One field with a state of its own: the form kit's 14 kB would come with every page, and the form is in the HTML,
 * where it can be filled and sent before the page answers.
 */
export function NewsletterForm({ sourcePage }: NewsletterFormProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfterPending(isPending, button);

  const send = async () => {
    const address = email.trim();
    const found = validateEmail(address);
    setError(found);
    if (found) return field.current?.focus();
    setPending(true);
    try {
      const { sendSubscription } = await import('./send-subscription');
      const { isDone, toast: notice } = await sendSubscription({ email: address, sourcePage });
      if (isDone) setEmail('');
      showToast(notice);
    } catch {
      // The chunk itself could not be loaded.
      showToast(SUBSCRIPTION_FAILED);
    } finally {
      setPending(false);
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };

  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <h2 id="newsletter" className={styles.title}>
        Letters from the gallery
      </h2>
      <p className={styles.line}>New editions, live events and exhibitions. A few letters a year.</p>
      <noscript>
        <p className={styles.line}>To subscribe, please enable JavaScript.</p>
      </noscript>
      <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
        <TextField
          ref={field}
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          error={error ?? undefined}
          disabled={isPending}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(null);
          }}
        />
        <div className={styles.send}>
          <Button ref={button} type="submit" isBusy={isPending} busyText="Subscribing...">
            Subscribe
          </Button>
        </div>
      </form>
    </section>
  );
}
