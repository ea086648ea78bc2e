import { isApiError, subscribeToNewsletter } from '@gallery/api-client';
import type { SubscriptionRequest } from '@gallery/contracts';
import { isEmail } from '@gallery/domain';
import { notify } from '@gallery/session';
import { Button, Section, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import styles from './newsletter-form.module.css';

export interface NewsletterFormProps {
  /** The page it stands on, told to the API (P3). */
  sourcePage: SubscriptionRequest['sourcePage'];
}

interface Fault {
  title: string;
  description: string;
}

/** What is wrong with the address, in the words of P5; null when nothing is. */
function faultOf(email: string): Fault | null {
  if (email === '') return { title: 'Email required', description: 'Please enter your email address.' };
  if (!isEmail(email)) return { title: 'Invalid email', description: 'Please enter a valid email address.' };
  return null;
}

/** Asks for the gallery's letters (S130–S135). */
export function NewsletterForm({ sourcePage }: NewsletterFormProps) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const { mutateAsync: subscribe, isPending } = useMutation(subscribeToNewsletter());

  const send = async () => {
    const address = email.trim();
    const found = faultOf(address);
    setFault(found);
    if (found) return notify({ ...found, tone: 'destructive' });
    try {
      const { message } = await subscribe({ email: address, sourcePage });
      setEmail('');
      notify({ title: 'Subscribed', description: message });
    } catch (caught) {
      const said = isApiError(caught) ? caught.serverMessage : null;
      notify({
        title: 'Subscription failed',
        description: said ?? 'Failed to subscribe. Please try again.',
        tone: 'destructive',
      });
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send();
  };

  return (
    <Section title="Notes from the gallery">
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          hint="New editions, evenings and rooms. A few letters a year."
          value={email}
          error={fault?.description}
          disabled={isPending}
          onChange={(event) => {
            setEmail(event.target.value);
            setFault(null);
          }}
        />
        <Button type="submit" isBusy={isPending} busyText="Sending...">
          Subscribe
        </Button>
      </form>
    </Section>
  );
}
