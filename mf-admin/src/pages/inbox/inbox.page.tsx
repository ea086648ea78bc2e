import { exportInbox, inboxAssigneesQuery, inboxQuery, messageQuery } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import { InboxFilterBar } from '../../features/inbox/inbox-filter-bar';
import { INBOX_FILTERS, toMessageFilter } from '../../features/inbox/inbox-filters';
import { MessageDetail } from '../../features/inbox/message/message-detail';
import { MessageList } from '../../features/inbox/message-list';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { QueryState } from '../../components/feedback/query-state';
import { SplitView } from '../../components/page/split-view';
import { useFilters } from '../../components/filters/use-filters';
import { shownCountLabel, usePagedList } from '../../components/lists/use-paged-list';

const INBOX = '/admin/inbox';

/** What people write to the gallery: the list, and one message beside it. */
export function Component() {
  const { id = null } = useParams();
  const { search } = useLocation();
  const filters = useFilters(INBOX_FILTERS);
  const filter = toMessageFilter(filters.values);
  const list = usePagedList((cursor) => inboxQuery(filter, cursor));
  const { data: staff = [] } = useQuery(inboxAssigneesQuery());
  const order = filter.due ? 'due first' : 'newest first';
  return (
    <AdminPage
      title="Inbox"
      count={shownCountLabel(list, order)}
      actions={
        <ExportCsvButton
          options={exportInbox()}
          filter={filter}
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
        backLabel="All messages"
      >
        <MessageList
          list={list}
          filters={filters}
          selected={id}
          addressOf={(messageId) => `${INBOX}/${messageId}${search}`}
        />
      </SplitView>
    </AdminPage>
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
    showToast({ title: 'The message is deleted' });
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
