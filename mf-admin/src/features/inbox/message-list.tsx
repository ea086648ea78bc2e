import type { MessageRow, StaffMember } from '@gallery/contracts';
import { collectorLevelLabel } from '@gallery/domain';
import { FilterBar } from '../../components/filters/filter-bar';
import { SelectFilter, SearchFilter } from '../../components/filters/filter-fields';
import type { Filters } from '../../components/filters/use-filters';
import { mutedColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import { RowLink } from '../../components/lists/row-link';
import type { RecordListProps } from '../../components/lists/use-list-page';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import {
  assigneeOptions,
  INBOX_VIEWS,
  STATE_OPTIONS,
  TYPE_OPTIONS,
  type InboxFilterName,
} from './inbox-filters';
import { messageKindLabel, MESSAGE_STATE_LABELS } from './inbox-labels';
import styles from './message-list.module.css';
import { ReplyDueLabel, useCurrentTime } from '../../components/text/reply-due-label';

export interface InboxFilterBarProps {
  filters: Filters<InboxFilterName>;
  /** Who works here, to narrow the list by. */
  staff: readonly StaffMember[];
}

/** The search and filters of the inbox. */
export function InboxFilterBar({ filters, staff }: InboxFilterBarProps) {
  return (
    <FilterBar list="inbox" filters={filters} views={INBOX_VIEWS}>
      <SearchFilter label="Search name, email, subject" name="q" filters={filters} />
      <SelectFilter label="Type" name="type" filters={filters} options={TYPE_OPTIONS} />
      <SelectFilter label="State" name="state" filters={filters} options={STATE_OPTIONS} />
      <SelectFilter label="Assigned to" name="assigned" filters={filters} options={assigneeOptions(staff)} />
    </FilterBar>
  );
}

/** What people wrote to the gallery. */
export function MessageList({
  list,
  filters,
  selected,
  addressOf,
}: RecordListProps<MessageRow, InboxFilterName>) {
  const now = useCurrentTime();
  const { q, due, assigned } = filters.values;
  const isAllDone = due !== '' && q === '' && assigned === '';
  return (
    <DataTable
      label="Inbox"
      columns={columns({ addressOf, now, isBeside: selected !== null })}
      list={list}
      keyOf={({ id }) => id}
      selected={selected}
      subject="inbox"
      empty="No messages yet."
      narrowed={{
        filters,
        text: isAllDone ? 'No messages need a reply.' : 'No messages match these filters.',
        showAll: 'Show all messages',
      }}
    />
  );
}

interface ColumnOptions {
  addressOf: (id: string) => string;
  now: Date;
  /** Leaves out what the message beside the list also shows. */
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
        <span className={styles.message}>
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
    mutedColumn('type', 'Type', messageKindLabel, { priority: 'other', width: '9rem' }),
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
