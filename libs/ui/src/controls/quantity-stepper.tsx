import styles from './quantity-stepper.module.css';

export interface QuantityStepperProps {
  /** What is counted, for assistive technology: `Inside Voice, 20 × 20 in`. */
  label: string;
  value: number;
  /** Minimum (1). */
  min?: number;
  /** Maximum. Leave it out if the page shows a notice instead. */
  max?: number;
  isDisabled?: boolean;
  onChange: (next: number) => void;
}

/** − and +, the only symbols used as labels. */
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
        aria-label={`Decrease quantity of ${label}`}
        disabled={isDisabled || value <= min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output className={styles.value} aria-label={`Quantity of ${label}`} aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={`Increase quantity of ${label}`}
        disabled={isDisabled || (max !== undefined && value >= max)}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </fieldset>
  );
}
