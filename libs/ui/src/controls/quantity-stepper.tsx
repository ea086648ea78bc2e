import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** What is counted, for assistive technology: `Inside Voice, 20 × 20 in`. */
  label: string;
  value: number;
  /** Lowest value that minus reaches (1). */
  min?: number;
  /** Plus stops here. Leave it out where the page answers an excess with a notice. */
  max?: number;
  isDisabled?: boolean;
  onChange: (next: number) => void;
}

/** − and +, the only signs that stand for words in this interface. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  isDisabled = false,
  onChange,
}: QuantityStepperProps) {
  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">Quantity of {label}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label={`One fewer of ${label}`}
        disabled={isDisabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={`One more of ${label}`}
        disabled={isDisabled || (max !== undefined && value >= max)}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
