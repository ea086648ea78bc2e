import { exportInbox, inboxAssigneesQuery, inboxQuery, messageQuery } from '@gallery/api-client';
import { notify } from '@gallery/session';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { InboxFilterBar } from '../features/inbox/inbox-filter-bar';
import { INBOX_FILTERS, inboxWish } from '../features/inbox/inbox-filters';
import { MessageDetail } from '../features/inbox/message-detail';
import { MessageList } from '../features/inbox/message-list';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { QueryState } from '../parts/query-state';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { shownOf, usePages } from '../parts/use-pages';

const INBOX = '/admin/inbox';

/** What people write to the gallery: the list, and one message beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const filters = useFilters(INBOX_FILTERS);
  const wish = inboxWish(filters.values);
  const list = usePages((cursor) => inboxQuery(wish, cursor));
  const { data: staff = [] } = useQuery(inboxAssigneesQuery());
  const order = wish.due ? 'due first' : 'newest first';
  return (
    <ConsolePage
      title="Inbox"
      count={shownOf(list, order)}
      actions={
        <ExportCsv
          options={exportInbox()}
          wish={wish}
          fileName="inbox.csv"
          failed="The messages were not exported."
        />
      }
    >
      <SplitView
        detail={
          id === null ? null : <OpenMessage key={id} id={id} listAddress={INBOX + search} staff={staff} />
        }
        detailLabel="Message"
        detailWidth="wide"
        above={<InboxFilterBar filters={filters} staff={staff} />}
        listAddress={INBOX + search}
        backWord="All messages"
      >
        <MessageList
          list={list}
          filters={filters}
          selected={id}
          addressOf={(messageId) => `${INBOX}/${messageId}${search}`}
        />
      </SplitView>
    </ConsolePage>
  );
}

interface OpenMessageProps {
  id: string;
  listAddress: string;
  staff: Parameters<typeof MessageDetail>[0]['staff'];
}

function OpenMessage({ id, listAddress, staff }: OpenMessageProps) {
  const navigate = useNavigate();
  const leave = () => {
    notify({ title: 'The message is deleted' });
    void navigate(listAddress);
  };
  const query = useQuery(messageQuery(id));
  return (
    <QueryState
      query={query}
      loading="Loading message..."
      failed="The message could not be read."
      missing="This message could not be found. It may have been deleted."
    >
      {(message) => <MessageDetail message={message} staff={staff} onDeleted={leave} />}
    </QueryState>
  );
}
