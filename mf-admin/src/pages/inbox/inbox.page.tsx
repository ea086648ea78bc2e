import { exportInbox, inboxAssigneesQuery, inboxQuery, messageQuery } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { INBOX_FILTERS } from '../../features/inbox/inbox-filters';
import { MessageDetail } from '../../features/inbox/message/message-detail';
import { InboxFilterBar, MessageList } from '../../features/inbox/message-list';
import { QueryView } from '../../components/feedback/query-state';
import { useListPage } from '../../components/lists/use-list-page';
import { shownCountLabel } from '../../components/lists/use-paged-list';
import { ListPage } from '../../components/page/list-page';

/**
 * What people write to the gallery: the list, and one message beside it. New messages arrive by
 * components/live-updates.
 */
export function Component() {
  const navigate = useNavigate();
  const page = useListPage({
    path: '/admin/inbox',
    ...INBOX_FILTERS,
    pageQuery: inboxQuery,
  });
  const { data: staff = [] } = useQuery(inboxAssigneesQuery());
  const leave = () => {
    showToast({ title: 'Message deleted' });
    void navigate(page.listAddress);
  };
  return (
    <ListPage
      page={page}
      title="Inbox"
      count={shownCountLabel(page.list, page.filter.due ? 'due first' : 'newest first')}
      csv={{ options: exportInbox(), subject: 'messages', fileName: 'inbox.csv' }}
      record={{
        above: <InboxFilterBar filters={page.filters} staff={staff} />,
        detailLabel: 'Message',
        detailWidth: 'wide',
        backLabel: 'All messages',
        render: (id) => (
          <QueryView
            options={messageQuery(id)}
            subject="message"
            missing="This message could not be found. It may have been deleted."
          >
            {(message) => <MessageDetail message={message} staff={staff} onDeleted={leave} />}
          </QueryView>
        ),
      }}
    >
      <MessageList {...page} />
    </ListPage>
  );
}
