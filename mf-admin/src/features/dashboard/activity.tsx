import type { ActivityEntry } from '@gallery/contracts';
import { ConsolePart } from '../../parts/console-part';
import { Timeline } from '../../parts/timeline';
import { activityLine } from './activity-words';
import styles from './activity.module.css';

/** What was done in the gallery lately (A20, G80). */
export function Activity({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ConsolePart title="Recent Activity">
      {entries.length === 0 ? (
        <p className={styles.none}>There is no recent activity to display</p>
      ) : (
        <Timeline
          label="Recent Activity"
          entries={entries.map((entry) => ({
            key: entry.id,
            at: entry.at,
            text: activityLine(entry),
            by: entry.actor === 'owner' || entry.actor === 'staff' ? entry.actor : null,
          }))}
        />
      )}
    </ConsolePart>
  );
}
