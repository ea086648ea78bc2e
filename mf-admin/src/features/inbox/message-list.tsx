import type { MessageRow } from '@gallery/contracts';
import { collectorLevelLabel } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
import { DataTable, type Column } from '../../parts/data-table';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { Quiet } from '../../parts/quiet';
import { RowLink } from '../../parts/row-link';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import type { InboxFilter } from './inbox-filters';
import { kindWords, STATE_WORDS } from './inbox-words';
import styles from './message-list.module.css';
import { ReplyWord } from './reply-word';
import { useMinute } from './use-minute';

export interface MessageListProps {
  list: PagedList<MessageRow>;
  filters: Filters<InboxFilter>;
  /** Id of the message that stands beside the list. */
  selected: string | null;
  /** Where a message is, with the list's filters kept. */
  addressOf: (id: string) => string;
}

/** What people wrote to the gallery. */
export function MessageList({ list, filters, selected, addressOf }: MessageListProps) {
  const now = useMinute();
  return (
    <>
      <DataTable
        label="Inbox"
        columns={columns({ addressOf, now, isBeside: selected !== null })}
        list={list}
        keyOf={({ id }) => id}
        selected={selected}
        loading="Loading inbox..."
        failed="The inbox could not be read."
        empty={<NoMessages filters={filters} />}
      />
      <MorePages list={list} />
    </>
  );
}

function NoMessages({ filters }: { filters: Filters<InboxFilter> }) {
  if (!filters.isNarrowed) return <EmptyState>Nobody has written to the gallery yet.</EmptyState>;
  const { q, due, assigned } = filters.values;
  const isAllDone = due !== '' && q === '' && assigned === '';
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all messages</Button>}>
      {isAllDone ? 'No answer is owed.' : 'No message is like that.'}
    </EmptyState>
  );
}

interface Shown {
  addressOf: (id: string) => string;
  now: Date;
  /** Leaves out what the message beside the list says as well. */
  isBeside: boolean;
}

function columns({ addressOf, now, isBeside }: Shown): Column<MessageRow>[] {
  const always: Column<MessageRow>[] = [
    {
      key: 'from',
      head: 'From',
      priority: 'first',
      width: isBeside ? undefined : '14rem',
      render: ({ id, name, isRead, collector }) => (
        <span className={styles.from} data-read={isRead || undefined}>
          <RowLink to={addressOf(id)} isBeside>
            {name}
            {!isRead && <span className="visually-hidden">, unread</span>}
          </RowLink>
          {collector && !isBeside && (
            <span className={styles.level}>{collectorLevelLabel(collector.level)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'message',
      head: 'Message',
      priority: 'second',
      render: ({ subject, excerpt, isRead }) => (
        <span className={styles.message} data-beside={isBeside || undefined}>
          <span className={styles.subject} data-read={isRead || undefined}>
            {subject}
          </span>
          {excerpt !== '' && <span className={styles.excerpt}>{excerpt}</span>}
        </span>
      ),
    },
    {
      key: 'reply',
      head: 'Reply',
      priority: 'sum',
      width: isBeside ? '7rem' : undefined,
      render: (message) => (
        <ReplyWord message={message} now={now} otherwise={isBeside ? STATE_WORDS[message.state] : ''} />
      ),
    },
  ];
  if (isBeside) return always;
  return [
    ...always.slice(0, 2),
    {
      key: 'type',
      head: 'Type',
      priority: 'other',
      width: '9rem',
      render: (message) => <Quiet>{kindWords(message)}</Quiet>,
    },
    {
      key: 'assigned',
      head: 'Assigned to',
      priority: 'other',
      render: ({ assignedTo }) => assignedTo?.firstName ?? <Quiet>Nobody</Quiet>,
    },
    {
      key: 'received',
      head: 'Received',
      priority: 'other',
      render: ({ createdAt }) => (
        <span className={styles.when}>
          <Moment at={createdAt} shape="short" />
        </span>
      ),
    },
    ...always.slice(2),
    {
      key: 'state',
      head: 'State',
      priority: 'state',
      render: ({ state }) => <span className={styles.state}>{STATE_WORDS[state]}</span>,
    },
  ];
}
