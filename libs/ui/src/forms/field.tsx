import { useId, type ReactNode } from 'react';
import styles from './field.module.css';
import { useEarlyInput } from '../hydration/use-early-input';

/** Props that a field's control needs; spread them on the input. */
export interface FieldControlProps {
  id: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Shown above the control. */
  label: ReactNode;
  /** A sentence beneath, while nothing is wrong. */
  hint?: ReactNode;
  /** A sentence that says what to do; its presence makes the field invalid. */
  error?: ReactNode;
  /** `boxed` is the console's field: an edge all round, 36 high. */
  look?: 'ruled' | 'boxed';
  /**
   * What tells a select from a text field, for the eye only: Choose at its edge, or an arrow where many fields are side by
   * side.
   */
  sign?: 'word' | 'arrow';
  /** Replaces the id of the control, for a label elsewhere or a test. */
  id?: string;
  children: (control: FieldControlProps) => ReactNode;
}

/** Label, control and the sentence beneath it, tied together for assistive technology. */
export function Field({ label, hint, error, look = 'ruled', sign, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  const note = error ?? hint;
  useEarlyInput(controlId);
  return (
    <div className={styles.field} data-look={look}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
      </label>
      {sign && (
        <span className={styles.sign} data-arrow={sign === 'arrow' || undefined} aria-hidden="true">
          {sign === 'word' && 'Choose'}
        </span>
      )}
      {children({
        id: controlId,
        className: styles.control ?? '',
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </div>
  );
}
