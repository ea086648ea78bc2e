import { TextLink } from '@gallery/ui';
import type { ActivityEntry } from '@gallery/contracts';
import { PageSection } from '../../components/page/page-section';
import { useIsOwner } from '../../components/session/staff-session';
import { auditSubjectAddress } from '../../components/navigation/admin-sections';
import { Timeline } from '../../components/records/timeline';
import { ACTION_LABELS, NAMED_SUBJECT_ACTION_LABELS } from '../../components/text/action-sentences';
import styles from './recent-activity.module.css';

/** What was done in the gallery lately. */
export function RecentActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  const gone = new Map(
    entries
      .filter(({ action }) => IS_GONE.test(action))
      .map(({ subjectId, subjectName }) => [subjectId, subjectName]),
  );
  return (
    <PageSection title="Recent Activity">
      {entries.length === 0 ? (
        <p className={styles.none}>There is no recent activity to display</p>
      ) : (
        <Timeline
          label="Recent Activity"
          hasFirstNames
          entries={entries.map((entry) => ({
            key: entry.id,
            at: entry.at,
            text: gone.has(entry.subjectId) ? (
              <ActivityItem
                entry={{ ...entry, subjectName: entry.subjectName ?? gone.get(entry.subjectId) ?? null }}
                isGone
              />
            ) : (
              <ActivityItem entry={entry} />
            ),
            by: /^(?:owner|staff)(?: |$)/.test(entry.actor) ? entry.actor : null,
          }))}
        />
      )}
    </PageSection>
  );
}

/** `isGone`: the thing no longer has a page, whatever was done to it. */
function ActivityItem({ entry, isGone = false }: { entry: ActivityEntry; isGone?: boolean }) {
  const { subject, action } = activityLabel(entry);
  const thing = { kind: entry.subjectKind, id: entry.subjectId, name: entry.subjectName };
  const isOwner = useIsOwner();
  const address = isGone ? null : auditSubjectAddress(thing, isOwner);
  return (
    <>
      {address === null ? subject : <TextLink to={address}>{subject}</TextLink>} {action}
    </>
  );
}

/** After this, a thing no longer has a page. */
const IS_GONE = /\.removed$|^(?:letter|message)\.deleted$/;

/** One line of the feed: `Order TF-1048` and `was paid`. */
function activityLabel(entry: ActivityEntry): { subject: string; action: string } {
  const [kind = '', verb = ''] = entry.action.split('.');
  const { subjectName, subjectKind } = entry;
  return {
    subject:
      subjectName && subjectKind !== 'order'
        ? subjectName
        : `${capitalized(kind === 'admin' ? 'account' : kind)} ${subjectName ?? ''}`.trim(),
    action:
      (subjectName === null ? undefined : NAMED_SUBJECT_ACTION_LABELS[entry.action]) ??
      ACTION_LABELS[entry.action] ??
      CHANGE_LABELS[entry.action] ??
      (verb === 'moved' ? transitionLabel(entry) : plain(verb)),
  };
}

/** Changes that the notice of an open record describes by itself. */
const CHANGE_LABELS: Record<string, string> = {
  'settings.changed': 'were changed',
  'settings.reset': 'were reset to default',
  'commission.changed': 'was edited',
};

const transitionLabel = ({ status }: ActivityEntry): string =>
  status === null ? 'has a new status' : `is now ${plain(status)}`;

const capitalized = (label: string): string => plain(label.charAt(0).toUpperCase() + label.slice(1));
const plain = (words: string): string => words.replaceAll(/[_-]/g, ' ');
