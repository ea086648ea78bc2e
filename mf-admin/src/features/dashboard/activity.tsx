import type { ActivityEntry } from '@gallery/contracts';
import { WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { ConsolePart } from '../../parts/console-part';
import { useIsOwner } from '../../parts/owners-only';
import { pageOfThing } from '../../parts/page-of';
import { Timeline } from '../../parts/timeline';
import { activityLine } from './activity-words';
import styles from './activity.module.css';

/** What was done in the gallery lately. */
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
            text: <Line entry={entry} />,
            by: entry.actor === 'owner' || entry.actor === 'staff' ? entry.actor : null,
          }))}
        />
      )}
    </ConsolePart>
  );
}

function Line({ entry }: { entry: ActivityEntry }) {
  const { subject, deed } = activityLine(entry);
  const isGone = entry.action.endsWith('.removed');
  const thing = { kind: entry.subjectKind, id: entry.subjectId, name: entry.subjectName };
  const isOwner = useIsOwner();
  const address = isGone ? null : pageOfThing(thing, isOwner);
  return (
    <>
      {address === null ? (
        subject
      ) : (
        <WordLink render={(link) => <Link to={address} {...link} />}>{subject}</WordLink>
      )}{' '}
      {deed}
    </>
  );
}
