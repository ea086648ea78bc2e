import type { ReactNode, SubmitEvent } from 'react';
import styles from './form.module.css';

export interface FormProps {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  isPending: boolean;
  /** Lets a button elsewhere send the form. */
  id?: string;
  children: ReactNode;
}

/** One column of fields. Their faults are said by us, in our words. */
export function Form({ onSubmit, isPending, id, children }: FormProps) {
  return (
    <form id={id} noValidate onSubmit={onSubmit} aria-busy={isPending} className={styles.form}>
      {children}
    </form>
  );
}

/** A quiet sentence beneath a form. */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>;
}
