import type { EmailTemplateRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import styles from './email-templates.module.css';

export interface EmailPlaceholdersProps {
  placeholders: EmailTemplateRecord['placeholders'];
  isDisabled: boolean;
  /** Puts the name where the cursor stands in the words. */
  onInsert: (name: string) => void;
}

/** The names in braces that a mail knows, with what each stands for. */
export function EmailPlaceholders({ placeholders, isDisabled, onInsert }: EmailPlaceholdersProps) {
  return (
    <dl className={styles.names} aria-label="Names in braces">
      {placeholders.map(({ name, isRequired, isBlock, sample }) => (
        <div key={name} className={styles.name}>
          <dt>
            <Button
              variant="text"
              aria-label={`Insert {${name}}`}
              disabled={isDisabled}
              onClick={() => onInsert(name)}
            >
              {`{${name}}`}
            </Button>
          </dt>
          <dd className={styles.meaning}>
            {isBlock ? 'a paragraph of its own' : sample}
            {isRequired && ', must stay'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
