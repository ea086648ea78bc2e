import { collectVisitor } from '@gallery/api-client';
import { notify, useGallerySettings } from '@gallery/session';
import { Button, Notice, TextField, useFocusAfter } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import styles from './entry-gate.module.css';
import {
  gateFaults,
  refusalText,
  refusedFields,
  REQUIRED,
  type GateEntry,
  type GateFaults,
} from './gate-form';

export interface EntryGateProps {
  eventId: string;
  title: string;
  /** When and where, a line. */
  detail: string;
  /** What was typed; kept by the page, so that a gate which opens again has it still. */
  entry: GateEntry;
  onChange: (entry: GateEntry) => void;
  /** The guest is in, with the pass for a browser without cookies. */
  onEnter: (pass: string) => void;
}

/** Asks for name and e-mail before the photographs. */
export function EntryGate({ eventId, title, detail, entry, onChange, onEnter }: EntryGateProps) {
  const brand = useGallerySettings(({ settings }) => settings.brand.name);
  const [faults, setFaults] = useState<GateFaults>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync: enter, isPending } = useMutation(collectVisitor());
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(isPending, button);

  const send = async () => {
    setRefusal(null);
    try {
      const { pass } = await enter({ eventId, name: entry.name.trim(), email: entry.email.trim() });
      notify({ title: 'Welcome', description: `Welcome to the ${brand} live feed.` });
      onEnter(pass);
    } catch (failure) {
      const said = refusalText(failure);
      const refused = refusedFields(failure);
      setFaults(refused);
      if (said) return setRefusal(said);
      notify({
        title: 'Error',
        description: Object.values(refused)[0] ?? 'Something went wrong. Please try again.',
        tone: 'destructive',
      });
    }
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = gateFaults(entry);
    const [first] = Object.keys(found);
    setFaults(found);
    if (first === undefined) return void send();
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    notify({ title: 'Required Information', description: REQUIRED, tone: 'destructive' });
  };

  const field = (name: keyof GateEntry) => ({
    name,
    value: entry[name],
    error: faults[name],
    disabled: isPending,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      onChange({ ...entry, [name]: event.target.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });

  return (
    <div className={styles.gate}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {detail && <p className={styles.detail}>{detail}</p>}
        <p className={styles.sentence}>
          Photographs appear here while they are made. Your name and e-mail open the gallery of this event.
        </p>
      </header>
      <form noValidate onSubmit={submit} className={styles.form} aria-busy={isPending}>
        <TextField label="Full Name" autoComplete="name" {...field('name')} />
        <TextField label="Email Address" type="email" autoComplete="email" {...field('email')} />
        {refusal && (
          <Notice tone="warning" title={title}>
            {refusal}
          </Notice>
        )}
        <div>
          <Button ref={button} variant="filled" type="submit" isBusy={isPending} busyText="Entering...">
            Enter Gallery
          </Button>
        </div>
      </form>
    </div>
  );
}
