import { useId } from 'react';
import styles from './price-book.module.css';

export interface TableInputProps {
  /** For assistive technology; what it is is beside it or above its column. */
  label: string;
  value: string;
  isFigure?: boolean;
  /** Differs from the version before. */
  isChanged?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One amount of a table of many. */
export function TableInput({ label, value, isFigure, isChanged, error, onChange }: TableInputProps) {
  const errorId = useId();
  return (
    <span className={styles.cell}>
      <input
        className={styles.box}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : errorId}
        data-figure={isFigure || undefined}
        data-changed={isChanged || undefined}
        inputMode={isFigure ? 'decimal' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== undefined && (
        <span className={styles.fault} id={errorId}>
          {error}
        </span>
      )}
    </span>
  );
}
