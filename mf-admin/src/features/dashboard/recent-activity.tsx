import type { ActivityEntry } from '@gallery/contracts';
import { AdminLink } from '../../components/navigation/admin-link';
import { PageSection } from '../../components/page/page-section';
import { useIsOwner } from '../../components/session/owner-only';
import { auditSubjectAddress } from '../../components/navigation/record-address';
import { Timeline } from '../../components/records/timeline';
import { activityLabel } from './activity-labels';
import styles from './recent-activity.module.css';

/** What was done in the gallery lately. */
export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <PageSection title="Recent Activity">
      {entries.length === 0 ? (
        <p className={styles.none}>There is no recent activity to display</p>
      ) : (
        <Timeline
          label="Recent Activity"
          entries={entries.map((entry) => ({
            key: entry.id,
            at: entry.at,
            text: <ActivityItem entry={entry} />,
            by: entry.actor === 'owner' || entry.actor === 'staff' ? entry.actor : null,
          }))}
        />
      )}
    </PageSection>
  );
}

function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const { subject, action } = activityLabel(entry);
  const isGone = entry.action.endsWith('.removed');
  const thing = { kind: entry.subjectKind, id: entry.subjectId, name: entry.subjectName };
  const isOwner = useIsOwner();
  const address = isGone ? null : auditSubjectAddress(thing, isOwner);
  return (
    <>
      {address === null ? subject : <AdminLink to={address}>{subject}</AdminLink>} {action}
    </>
  );
}
