import type { SiteContent } from '@gallery/contracts';
import styles from './program-steps.module.css';

/** From the first letter to the first payment, in the gallery's own words. */
export function ProgramSteps({ steps }: { steps: SiteContent['partners']['steps'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
