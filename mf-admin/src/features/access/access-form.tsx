import type { ReactNode, SubmitEvent } from 'react';
import styles from './access-form.module.css';

export interface AccessFormProps {
  title: string;
  /** A dialog around it has the title already. */
  isInDialog?: boolean;
  isPending: boolean;
  onSubmit: () => void;
  /** Fields and the button. */
  children: ReactNode;
}

/** A form before the console: its gate, its login. */
export function AccessForm({ title, isInDialog = false, isPending, onSubmit, children }: AccessFormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  const form = (
    <form noValidate onSubmit={submit} aria-busy={isPending} className={styles.form}>
      {children}
    </form>
  );
  if (isInDialog) return form;
  return (
    <main className={styles.entrance}>
      <h1 className={styles.title}>{title}</h1>
      {form}
    </main>
  );
}
