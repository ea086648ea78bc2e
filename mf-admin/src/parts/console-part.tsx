import { useId, type ReactNode } from 'react';
import styles from './console-part.module.css';

export interface ConsolePartProps {
  title: string;
  /** Beside the title, as dense buttons or words: Export CSV. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a console page under its own words. */
export function ConsolePart({ title, actions, children }: ConsolePartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** A sentence of help beneath a part's title. */
export function Help({ children }: { children: ReactNode }) {
  return <p className={styles.help}>{children}</p>;
}
