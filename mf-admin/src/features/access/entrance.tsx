import type { ReactNode, SubmitEvent } from 'react';
import styles from './entrance.module.css';

export interface EntranceProps {
  title: string;
  /** What stands between title and fields. */
  lead?: ReactNode;
  isPending: boolean;
  onSubmit: () => void;
  /** Fields and the button. */
  children: ReactNode;
}

/** A form before the console: its gate, its login. */
export function Entrance({ title, lead, isPending, onSubmit, children }: EntranceProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <main className={styles.entrance}>
      <h1 className={styles.title}>{title}</h1>
      {lead}
      <form noValidate onSubmit={submit} aria-busy={isPending} className={styles.form}>
        {children}
      </form>
    </main>
  );
}
