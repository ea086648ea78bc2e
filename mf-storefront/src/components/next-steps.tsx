import styles from './next-steps.module.css';

export interface NextStepsProps {
  /** A sentence each, in the order in which they happen. */
  steps: readonly string[];
}

/** What happens after a payment. */
export function NextSteps({ steps }: NextStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
