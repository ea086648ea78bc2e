import type { MessageRow } from '@gallery/contracts';
import { collectorLevelLabel } from '@gallery/domain';
import { Button, EmptyState } from '@gallery/ui';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { MutedText } from '../../components/text/muted-text';
import { RowLink } from '../../components/lists/row-link';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import type { InboxFilterName } from './inbox-filters';
import { messageKindLabel, MESSAGE_STATE_LABELS } from './inbox-labels';
import styles from './message-list.module.css';
import { ReplyDueLabel } from './reply-due-label';
import { useCurrentTime } from './use-current-time';

export interface MessageListProps {
  list: PagedList<MessageRow>;
  filters: Filters<InboxFilterName>;
  /** Id of the message that is beside the list. */
  selected: string | null;
  /** Where a message is, with the list's filters kept. */
  addressOf: (id: string) => string;
}

/** What people wrote to the gallery. */
export function MessageList({ list, filters, selected, addressOf }: MessageListProps) {
  const now = useCurrentTime();
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
      <LoadMore list={list} />
    </>
  );
}

function NoMessages({ filters }: { filters: Filters<InboxFilterName> }) {
  if (!filters.isNarrowed) return <EmptyState>Nobody has written to the gallery yet.</EmptyState>;
  const { q, due, assigned } = filters.values;
  const isAllDone = due !== '' && q === '' && assigned === '';
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all messages</Button>}>
      {isAllDone ? 'No answer is owed.' : 'No message is like that.'}
    </EmptyState>
  );
}

interface ColumnOptions {
  addressOf: (id: string) => string;
  now: Date;
  /** Leaves out what the message beside the list says as well. */
  isBeside: boolean;
}

function columns({ addressOf, now, isBeside }: ColumnOptions): Column<MessageRow>[] {
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
        <ReplyDueLabel
          message={message}
          now={now}
          otherwise={isBeside ? MESSAGE_STATE_LABELS[message.state] : ''}
        />
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
      render: (message) => <MutedText>{messageKindLabel(message)}</MutedText>,
    },
    {
      key: 'assigned',
      head: 'Assigned to',
      priority: 'other',
      render: ({ assignedTo }) => assignedTo?.firstName ?? <MutedText>Nobody</MutedText>,
    },
    {
      key: 'received',
      head: 'Received',
      priority: 'other',
      render: ({ createdAt }) => (
        <span className={styles.when}>
          <DateTime at={createdAt} shape="short" />
        </span>
      ),
    },
    ...always.slice(2),
    {
      key: 'state',
      head: 'State',
      priority: 'state',
      render: ({ state }) => <span className={styles.state}>{MESSAGE_STATE_LABELS[state]}</span>,
    },
  ];
}
