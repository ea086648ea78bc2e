import { emailTemplateVersionsQuery } from '@gallery/api-client';
import type { EmailText } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import styles from './email-templates.module.css';
import { VersionHistory } from '../version-history';

interface EmailTemplateVersionsProps {
  mailKey: string;
  installed: EmailText;
  isDisabled: boolean;
  /** Puts the words of a version into the form; they take effect once they are saved. */
  onTake: (words: EmailText) => void;
}

/** Earlier words of an email: by whom, since when. */
export function EmailTemplateVersions({
  mailKey,
  installed,
  isDisabled,
  onTake,
}: EmailTemplateVersionsProps) {
  const { data: versions } = useQuery(emailTemplateVersionsQuery(mailKey));
  if (!versions?.length) return null;
  return (
    <section aria-label="Versions">
      <VersionHistory
        versions={versions}
        noteOf={({ content }) => (content === null ? 'default' : null)}
        restoreLabel="Use this version"
        isDisabled={isDisabled}
        onRestore={({ content }) => onTake(content ?? installed)}
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
      </VersionHistory>
    </section>
  );
}
