import { TextLink } from '@gallery/ui';
import type { ActivityEntry } from '@gallery/contracts';
import { PageSection } from '../../components/page/page-section';
import { useIsOwner } from '../../components/session/staff-session';
import { auditSubjectAddress } from '../../components/navigation/admin-sections';
import { Timeline } from '../../components/records/timeline';
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
      {address === null ? subject : <TextLink to={address}>{subject}</TextLink>} {action}
    </>
  );
}

/** What was done, as it follows the name of what it was done to. Of what is not here the log's own word is said. */
const ACTION_LABELS: Record<string, string> = {
  'order.placed': 'was placed',
  'order.confirmed': 'was paid',
  'order.released': 'was given up before it was paid',
  'order.refunding': 'is being refunded',
  'order.refunded': 'was refunded',
  'order.partly-refunded': 'was refunded in part',
  'order.alert': 'needs a look',
  'order.tracked': 'has a new tracking number',
  'order.joined': 'came to a collector’s account',
  'order.account-deleted': 'lost its collector’s account',
  'order.account-lapsed': 'lost an account that was never confirmed',
  'order.forgotten': 'was made nameless',
  'order.payment-requested': 'was sent a pay link',
  'order.payment-received': 'was paid by its pay link',
  'order.payment-cancelled': 'had a pay link cancelled',
  'order.payment-refunded': 'had a pay link’s money sent back',
  'order.sold-offline': 'was sold at the gallery',
  'print.held': 'was put on hold',
  'print.released': 'was released',
  'print.returned': 'was returned to stock',
  'print.voided': 'was made void',
  'certificate.signature-applied': 'was signed',
  'certificate.handed-over': 'was transferred by the gallery',
  'artwork.created': 'was added',
  'artwork.changed': 'was changed',
  'artwork.archived': 'was archived',
  'artwork.removed': 'was deleted',
  'artwork.shown': 'was put on show',
  'artwork.hidden': 'was hidden',
  'event.created': 'was announced',
  'event.changed': 'was changed',
  'event.removed': 'was deleted',
  'order.refund-asked': 'has a refund on its way',
  'order.staff-note': 'has a new note',
  'order.installation-handled': 'is installed',
  'order.installation-reopened': 'is to be installed after all',
  'order.print-returned': 'gave a number back to stock',
  'order.print-voided': 'had a number made void',
  'order.print-replaced': 'had a print replaced',
  'certificate.revoked': 'was revoked',
  'certificate.replaced': 'was replaced',
};

/** What was done to somebody who is named: the log's own word would say that they did it, `Galerie Nord paid`. */
const NAMED_SUBJECT_ACTION_LABELS: Record<string, string> = {
  'level.given': 'was given a level',
  'partner.added': 'was added as a partner',
  'partner.changed': 'was changed',
  'partner.paid': 'was paid',
  'partner.statement-link-made': 'was given a statement link',
  'partner.statement-link-withdrawn': 'lost the statement link',
  'message.answered': 'was answered',
  'message.assigned': 'was given to somebody',
  'message.approved': 'was approved',
  'message.declined': 'was declined',
  'message.closed': 'was closed',
  'message.reopened': 'was opened again',
  'message.noted': 'has a new note',
  'message.deleted': 'was deleted',
  'message.sold': 'was sent a pay link',
};

/** One line of the feed: `Order TF-1048` and `was paid`. */
function activityLabel(entry: ActivityEntry): { subject: string; action: string } {
  const [kind = '', verb = ''] = entry.action.split('.');
  const { subjectName, subjectKind } = entry;
  return {
    subject:
      subjectName && subjectKind !== 'order'
        ? subjectName
        : `${capitalized(kind)} ${subjectName ?? ''}`.trim(),
    action:
      (subjectName === null ? undefined : NAMED_SUBJECT_ACTION_LABELS[entry.action]) ??
      ACTION_LABELS[entry.action] ??
      (verb === 'moved' ? transitionLabel(entry) : plain(verb)),
  };
}

const transitionLabel = ({ status }: ActivityEntry): string =>
  status === null ? 'was moved on' : `is now ${status}`;

const capitalized = (label: string): string => plain(label.charAt(0).toUpperCase() + label.slice(1));
const plain = (words: string): string => words.replaceAll(/[_-]/g, ' ');
