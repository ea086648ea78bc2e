import type { ReactNode } from 'react';
import { actorLabel, ActorName } from '../session/actor-name';
import { DateTime } from '../text/date-time';
import styles from './timeline.module.css';

/** One thing that happened. */
export interface TimelineEntry {
  key: string;
  /** ISO 8601, UTC. */
  at: string;
  /** `Paid by card`, `No. 6 entered in ledger`. */
  text: ReactNode;
  /** Who did it, where that is known. */
  by?: string | null;
}

export interface TimelineProps {
  /** Names the list for assistive technology: `History of TF-1048`. */
  label: string;
  /** In the order in which they are to be read. */
  entries: readonly TimelineEntry[];
  /** Where entries of several years meet. */
  hasYears?: boolean;
  /** Whether `by` is a first name already, not a user name. */
  hasFirstNames?: boolean;
}

/** What happened and when, one line each. */
export function Timeline({ label, entries, hasYears = false, hasFirstNames = false }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {entries.map(({ key, at, text, by }) => (
        <li key={key} className={styles.entry}>
          <span className={styles.at}>
            <DateTime at={at} shape={hasYears ? 'full' : 'short'} />
          </span>
          <span className={styles.text}>
            {text}
            {by && (
              <span className={styles.by}>
                {' '}
                by {hasFirstNames ? actorLabel(by) : <ActorName actor={by} />}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The entries of a history that is only added to. */
export const historyEntries = <Entry extends { at: string; actor: string }>(
  history: readonly Entry[],
  textOf: (entry: Entry) => ReactNode,
  actorOf: (actor: string) => string | null,
): TimelineEntry[] =>
  history.map((entry, index) => ({
    key: `${index}`,
    at: entry.at,
    text: textOf(entry),
    by: actorOf(entry.actor),
  }));
