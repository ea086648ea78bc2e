import { Button } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './word-list.module.css';

export interface WordListProps {
  /** What the words are about, for assistive technology: `Actions`. */
  label?: string;
  /** `Word`s. */
  children: ReactNode;
}

/** What can be done with something, as words in a line. */
export function WordList({ label, children }: WordListProps) {
  return (
    <ul className={styles.words} aria-label={label}>
      {children}
    </ul>
  );
}

export interface WordProps {
  onClick: () => void;
  isBusy?: boolean;
  tone?: 'destructive';
  children: string;
}

/** One of them. */
export function Word({ onClick, isBusy, tone, children }: WordProps) {
  return (
    <li>
      <Button variant="word" tone={tone} isBusy={isBusy} onClick={onClick}>
        {children}
      </Button>
    </li>
  );
}
