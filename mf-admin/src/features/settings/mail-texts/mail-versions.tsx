import { mailTextVersionsQuery } from '@gallery/api-client';
import type { MailWords } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { EarlierVersions } from '../earlier-versions';
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
      <EarlierVersions
        versions={versions}
        noteOf={({ content }) => (content === null ? 'as installed' : null)}
        takeWord="Take these words"
        isDisabled={isDisabled}
        onTake={({ content }) => onTake(content ?? installed)}
      >
        {({ content }) => {
          const { subject, words } = content ?? installed;
          return (
            <>
              <p className={styles.subject}>{subject}</p>
              <pre className={styles.text}>{words}</pre>
            </>
          );
        }}
      </EarlierVersions>
    </section>
  );
}
