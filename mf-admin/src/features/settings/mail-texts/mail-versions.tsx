import { mailTextVersionsQuery } from '@gallery/api-client';
import type { MailWords } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { Moment } from '../../../parts/moment';
import styles from './mail-texts.module.css';

export interface MailVersionsProps {
  mailKey: string;
  installed: MailWords;
  isDisabled: boolean;
  /** Puts the words of a version into the form; they hold once they are saved. */
  onTake: (words: MailWords) => void;
}

/** Earlier words of a mail: whose, since when. */
export function MailVersions({ mailKey, installed, isDisabled, onTake }: MailVersionsProps) {
  const { data: versions } = useQuery(mailTextVersionsQuery(mailKey));
  if (!versions?.length) return null;
  return (
    <section aria-label="Versions">
      <ol className={styles.versions} reversed>
        {versions.map(({ version, changedBy, changedAt, content }) => (
          <li key={version} className={styles.version}>
            <span>
              {`Version ${version}, ${changedBy ?? ''}, `}
              {changedAt !== null && <Moment at={changedAt} />}
              {content === null && ', as installed'}
            </span>
            <Button
              variant="word"
              aria-label={`Take version ${version}`}
              disabled={isDisabled}
              onClick={() => onTake(content ?? installed)}
            >
              Take these words
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
