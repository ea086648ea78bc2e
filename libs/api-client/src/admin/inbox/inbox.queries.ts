import type {
  CreateMessageReply,
  ApproveApplication,
  DeclineApplication,
  MessageRecord,
  CreateCommissionRequest,
  CreateMessageOrder,
} from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient, type ListFilter, withCursor } from '../admin-client';
import { AFFILIATES_KEY } from '../affiliates/affiliates.queries';

const INBOX = '/api/admin/inbox';
const INBOX_CSV = '/api/admin/inbox.csv';
const COUNTS = '/api/admin/inbox/counts';
const ASSIGNEES = '/api/admin/inbox/assignees';
const MESSAGE = '/api/admin/inbox/{id}';

/** How often a message is refetched while the email of a reply is being sent. */
const REPLY_POLL_MS = 3_000;
/** How often the inbox counter refreshes. */
const COUNTS_POLL_MS = 60_000;

export type MessageListFilter = ListFilter<typeof INBOX>;

export const inboxQuery = (filter: MessageListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([INBOX, query], (signal) => adminClient.GET(INBOX, { params: { query }, signal }));
};

/** How many messages wait for a reply. */
export const inboxCountsQuery = () =>
  queryOptions({
    queryKey: [COUNTS],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(COUNTS, { signal })),
    refetchInterval: COUNTS_POLL_MS,
  });

/** Staff whom a message can be assigned to. */
export const inboxAssigneesQuery = () =>
  apiQuery([ASSIGNEES], (signal) => adminClient.GET(ASSIGNEES, { signal }));

export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [MESSAGE, id],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(MESSAGE, { ...at(id), signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.history.some(({ mail: email }) => email?.state === 'waiting') ? REPLY_POLL_MS : false,
  });

/** Marks a message as read or unread. */
export const markMessageRead = (id: string) =>
  mutationOptions({
    mutationFn: (isRead: boolean) =>
      bodyOf(adminClient.PUT('/api/admin/inbox/{id}/reading', { ...at(id), body: { isRead } })),
    onSuccess: (record, _body, _scope, { client }) => showMessage(client, record),
  });

/** Assigns a message, or unassigns it. */
export const assignMessage = (id: string) =>
  apiMutation(
    (body: { staffId: string | null; version: number }) =>
      adminClient.PUT('/api/admin/inbox/{id}/assignment', { ...at(id), body }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Closes a message without a reply, or reopens it. */
export const updateMessageState = (id: string) =>
  apiMutation(
    (body: { state: 'open' | 'closed'; version: number }) =>
      adminClient.POST('/api/admin/inbox/{id}/state', { ...at(id), body }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

export const addMessageNote = (id: string) =>
  apiMutation(
    (note: string) => adminClient.POST('/api/admin/inbox/{id}/notes', { ...at(id), body: { note } }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Replies by email. */
export const replyToMessage = (id: string) =>
  apiMutation(
    (body: CreateMessageReply) => adminClient.POST('/api/admin/inbox/{id}/answers', { ...at(id), body }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Creates a draft order from a message and emails its payment link. */
export const createMessageOrder = (id: string) =>
  apiMutation(
    (body: CreateMessageOrder) => adminClient.POST('/api/admin/inbox/{id}/orders', { ...at(id), body }),
    {
      refresh: async (queryClient) => {
        await Promise.all([
          invalidateMessage(queryClient, id),
          queryClient.invalidateQueries({ queryKey: ['/api/admin/orders'] }),
        ]);
      },
    },
  );

/** Creates a commission request from a message. */
export const createCommissionRequestFromMessage = (id: string) =>
  apiMutation(
    (body: Omit<CreateCommissionRequest, 'inquiryId'>) =>
      adminClient.POST('/api/admin/commission-requests', { body: { ...body, inquiryId: id } }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

export const approveAffiliateApplication = (id: string) =>
  apiMutation(
    (body: ApproveApplication) => adminClient.POST('/api/admin/inbox/{id}/affiliate', { ...at(id), body }),
    {
      refresh: async (queryClient) => {
        await Promise.all([
          invalidateMessage(queryClient, id),
          queryClient.invalidateQueries({ queryKey: AFFILIATES_KEY }),
        ]);
      },
    },
  );

/** Declines an application by email. */
export const declineAffiliateApplication = (id: string) =>
  apiMutation(
    (body: DeclineApplication) => adminClient.POST('/api/admin/inbox/{id}/decline', { ...at(id), body }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Deletes spam for good. */
export const deleteMessage = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(adminClient.DELETE(MESSAGE, at(id))),
    onSuccess: (_data, _body, _scope, { client }) => {
      client.removeQueries({ queryKey: [MESSAGE, id] });
      return invalidateInbox(client);
    },
  });

export const exportInbox = () =>
  apiMutation((filter: MessageListFilter) =>
    adminClient.GET(INBOX_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (id: string) => ({ params: { path: { id } } });

function showMessage(client: QueryClient, record: MessageRecord): Promise<void> {
  client.setQueryData(messageQuery(record.id).queryKey, record);
  return invalidateInbox(client);
}

/** Refreshes the message, lists of messages, and the counter. */
async function invalidateMessage(client: QueryClient, id: string): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: [MESSAGE, id] }), invalidateInbox(client)]);
}

async function invalidateInbox(client: QueryClient): Promise<void> {
  await Promise.all([INBOX, COUNTS].map((path) => client.invalidateQueries({ queryKey: [path] })));
}
