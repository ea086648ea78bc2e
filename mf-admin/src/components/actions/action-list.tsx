import type { ReactNode } from 'react';
import { TextButton } from './text-button';
import styles from './action-list.module.css';

export interface ActionListProps {
  /** Names the list for assistive technology: `Actions`. */
  label?: string;
  /** `ActionItem`s. */
  children: ReactNode;
}

/** What can be done with something, as text buttons in a line. */
export function ActionList({ label, children }: ActionListProps) {
  return (
    <ul className={styles.words} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ActionItemProps {
  onClick: () => void;
  isBusy?: boolean;
  tone?: 'destructive';
  children: string;
}

/** One action of the list. */
export function ActionItem({ onClick, isBusy, tone, children }: ActionItemProps) {
  return (
    <li>
      <TextButton tone={tone} isBusy={isBusy} onClick={onClick}>
        {children}
      </TextButton>
    </li>
  );
}
