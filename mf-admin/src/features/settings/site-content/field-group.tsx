import { useId, type ReactNode } from 'react';
import styles from './site-content.module.css';

export interface FieldGroupProps {
  label: string;
  /** What is wrong with the group as a whole. */
  error?: string | undefined;
  isDisabled?: boolean;
  children: ReactNode;
}

/** Fields that belong together, under their label. */
export function FieldGroup({ label, error, isDisabled = false, children }: FieldGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      className={styles.group}
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      disabled={isDisabled}
    >
      <p className={styles.word}>{label}</p>
      {children}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
