import type { MessageEntry, MessageRecord } from '@gallery/contracts';
import { Link } from 'react-router';
import { ConsolePart } from '../../parts/console-part';
import { useIsOwner } from '../../parts/owners-only';
import { Timeline } from '../../parts/timeline';
import { entryWords, MAIL_WORDS } from './inbox-words';
import styles from './message-detail.module.css';

/** What was done about a message, with the answers and notes themselves. */
export function MessageHistory({ message: { subject, history } }: { message: MessageRecord }) {
  if (history.length === 0) return null;
  return (
    <ConsolePart title="History">
      <Timeline
        label={`History of ${subject}`}
        entries={history.map((entry) => ({
          key: entry.id,
          at: entry.at,
          by: entry.actor,
          text: <Entry entry={entry} />,
        }))}
      />
    </ConsolePart>
  );
}

/** What was done in words of its own, which are shown. */
const WITH_WORDS = new Set<MessageEntry['kind']>(['noted', 'answered', 'declined']);

function Entry({ entry }: { entry: MessageEntry }) {
  const { kind, subject, text, thing, mail } = entry;
  // Staff has no page of partners.
  const isOwner = useIsOwner();
  if (kind === 'order' && thing !== null)
    return (
      <>
        Became order <Link to={`/admin/orders/${thing}`}>{thing}</Link>, put aside, with a link to pay
      </>
    );
  if (kind === 'partner' && thing !== null)
    return (
      <>
        Became selling partner {isOwner ? <Link to={`/admin/partners/${thing}`}>{text}</Link> : text}, who was
        mailed their link
      </>
    );
  if (kind === 'declined' && text === null) return entryWords(entry);
  if (!WITH_WORDS.has(kind)) return entryWords(entry);
  return (
    <>
      {entryWords(entry)}
      {subject !== null && `: ${subject}`}
      {mail && (
        <span className={mail.state === 'dead' ? styles.fault : styles.quiet}>
          {' '}
          ({MAIL_WORDS[mail.state]}
          {mail.state === 'dead' && mail.lastError !== null && `: ${mail.lastError}`})
        </span>
      )}
      <span className={styles.said}>{text ?? 'Its words were deleted with the account.'}</span>
    </>
  );
}
