import type { PartnerProgramme } from '@gallery/contracts';
import { ButtonLink } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './programme-head.module.css';

export interface ProgrammeHeadProps {
  /** The gallery's own invitation; without it the promise stands alone. */
  sentence: string | undefined;
  /** Undefined until it is known. */
  programme: PartnerProgramme | undefined;
  /** Of the form to which the button leads. */
  formId: string;
}

/** What the programme is and what it promises. */
export function ProgrammeHead({ sentence, programme, formId }: ProgrammeHeadProps) {
  const share = programme ? `${programme.rate}%` : 'a share';
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>Selling Partners</h1>
      <div className={styles.words}>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        <p className={styles.promise}>
          You earn {share} of net profit (after production, shipping and payment fees).
          {programme &&
            ` It is yours once a sale can no longer be returned, after ${programme.returnDays} days.`}
        </p>
        <ButtonLink render={(parts) => <Link to={`#${formId}`} {...parts} />}>Apply</ButtonLink>
      </div>
    </header>
  );
}
