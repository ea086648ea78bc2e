import type { MessageHistoryEntry, MessageRecord } from '@gallery/contracts';
import { Link } from 'react-router';
import { PageSection } from '../../../components/page/page-section';
import { useIsOwner } from '../../../components/session/owner-only';
import { Timeline } from '../../../components/records/timeline';
import { historyEntryLabel, EMAIL_STATE_LABELS } from '../inbox-labels';
import styles from './message-detail.module.css';

/** What was done about a message, with the answers and notes themselves. */
export function MessageHistory({ message: { subject, history } }: { message: MessageRecord }) {
  if (history.length === 0) return null;
  return (
    <PageSection title="History">
      <Timeline
        label={`History of ${subject}`}
        entries={history.map((entry) => ({
          key: entry.id,
          at: entry.at,
          by: entry.actor,
          text: <HistoryEntry entry={entry} />,
        }))}
      />
    </PageSection>
  );
}

/** What was done in words of its own, which are shown. */
const KINDS_WITH_TEXT = new Set<MessageHistoryEntry['kind']>(['noted', 'answered', 'declined']);

function HistoryEntry({ entry }: { entry: MessageHistoryEntry }) {
  const { kind, subject, text, reference, mail } = entry;
  // Staff cannot open the affiliate's page.
  const isOwner = useIsOwner();
  if (kind === 'order' && reference !== null)
    return (
      <>
        Became order <Link to={`/admin/orders/${reference}`}>{reference}</Link>, put aside, with a link to pay
      </>
    );
  if (kind === 'partner' && reference !== null)
    return (
      <>
        Became selling partner {isOwner ? <Link to={`/admin/partners/${reference}`}>{text}</Link> : text}, who
        was mailed their link
      </>
    );
  if (kind === 'declined' && text === null) return historyEntryLabel(entry);
  if (!KINDS_WITH_TEXT.has(kind)) return historyEntryLabel(entry);
  return (
    <>
      {historyEntryLabel(entry)}
      {subject !== null && `: ${subject}`}
      {mail && (
        <span className={mail.state === 'dead' ? styles.fault : styles.quiet}>
          {' '}
          ({EMAIL_STATE_LABELS[mail.state]}
          {mail.state === 'dead' && mail.lastError !== null && `: ${mail.lastError}`})
        </span>
      )}
      <span className={styles.said}>{text ?? 'Its words were deleted with the account.'}</span>
    </>
  );
}
