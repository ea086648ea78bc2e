import { useState, type ReactNode } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { DateTime } from '../../components/text/date-time';
import styles from './version-history.module.css';
import { ActorName } from '../../components/session/actor-name';

interface Version {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
}

export interface VersionHistoryProps<Kept extends Version> {
  versions: readonly Kept[];
  /** What else to say about a version: `as installed`. */
  noteOf?: (kept: Kept) => string | null;
  /** `Use this version`. */
  restoreLabel: string;
  isDisabled: boolean;
  /** Puts a version into the form; it takes effect once it is saved. */
  onRestore: (kept: Kept) => void;
  /** What a version says, once someone looks at it. */
  children: (kept: Kept) => ReactNode;
}

/** Versions, latest first: each can be viewed and used again. */
export function VersionHistory<Kept extends Version>({
  versions,
  noteOf,
  restoreLabel,
  isDisabled,
  onRestore: onTake,
  children,
}: VersionHistoryProps<Kept>) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <ol className={styles.versions} reversed>
      {versions.map((kept) => {
        const { version, changedAt, changedBy } = kept;
        const isShown = version === shown;
        const note = noteOf?.(kept) ?? null;
        return (
          <li key={version} className={styles.version}>
            <span>
              {changedAt === null ? (
                'Before the first change'
              ) : (
                <>
                  Version {version}, <ActorName actor={changedBy ?? ''} />, <DateTime at={changedAt} />
                </>
              )}
              {note !== null && `, ${note}`}
            </span>
            <span className={styles.words}>
              <TextButton
                aria-label={`${isShown ? 'Close' : 'View'} version ${version}`}
                aria-expanded={isShown}
                onClick={() => setShown(isShown ? null : version)}
              >
                {isShown ? 'Close' : 'View'}
              </TextButton>
              <TextButton
                aria-label={`Restore version ${version}`}
                disabled={isDisabled}
                onClick={() => onTake(kept)}
              >
                {restoreLabel}
              </TextButton>
            </span>
            {isShown && (
              <section className={styles.said} aria-label={`Version ${version}`}>
                {children(kept)}
              </section>
            )}
          </li>
        );
      })}
    </ol>
  );
}
