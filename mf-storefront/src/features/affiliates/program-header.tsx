import type { AffiliateProgram, SiteContent } from '@gallery/contracts';
import { ButtonLink } from '@gallery/ui';
import styles from './program-header.module.css';

export interface ProgramHeaderProps {
  /** The gallery's invitation; without it only the promise is shown. */
  sentence: string | undefined;
  /** Undefined while loading. */
  program: AffiliateProgram | undefined;
  /** Id of the form that the button leads to. */
  formId: string;
}

/** The program and its promise. */
export function ProgramHeader({ sentence, program, formId }: ProgramHeaderProps) {
  const share = program ? `${program.rate}%` : 'a share';
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>Selling Partners</h1>
      <div className={styles.words}>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        <p className={styles.promise}>
          You earn {share} of net profit (after production, shipping and payment fees).
          {program &&
            ` Your commission is approved once the ${program.returnDays}-day return period has passed.`}
        </p>
        <ButtonLink to={`#${formId}`}>Apply</ButtonLink>
      </div>
    </header>
  );
}

/** The steps from application to payout. */
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
