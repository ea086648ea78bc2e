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

/** While an answer's mail is on its way. */
const REPLY_POLL_MS = 3_000;
/** How old the number beside the sidebar's word may be. */
const COUNTS_POLL_MS = 60_000;

/** Which messages are wanted. */
export type MessageListFilter = ListFilter<typeof INBOX>;

/** A page of what people wrote to the gallery. */
export const inboxQuery = (filter: MessageListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([INBOX, query], (signal) => adminClient.GET(INBOX, { params: { query }, signal }));
};

/** How many answers the gallery owes. */
export const inboxCountsQuery = () =>
  queryOptions({
    queryKey: [COUNTS],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(COUNTS, { signal })),
    refetchInterval: COUNTS_POLL_MS,
  });

/** Whom a message can be given to. */
export const inboxAssigneesQuery = () =>
  apiQuery([ASSIGNEES], (signal) => adminClient.GET(ASSIGNEES, { signal }));

/** One message, whole. Looked at again while an answer's mail is on its way. */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [MESSAGE, id],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(MESSAGE, { ...at(id), signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.history.some(({ mail: email }) => email?.state === 'waiting') ? REPLY_POLL_MS : false,
  });

/** Somebody has read it, or wants it to look unread. */
export const markMessageRead = (id: string) =>
  mutationOptions({
    mutationFn: (isRead: boolean) =>
      bodyOf(adminClient.PUT('/api/admin/inbox/{id}/reading', { ...at(id), body: { isRead } })),
    onSuccess: (record, _body, _scope, { client }) => showMessage(client, record),
  });

/** Gives it to somebody, or to nobody. */
export const assignMessage = (id: string) =>
  apiMutation(
    (body: { staffId: string | null; version: number }) =>
      adminClient.PUT('/api/admin/inbox/{id}/assignment', { ...at(id), body }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Closes it without an answer, or opens it again. */
export const updateMessageState = (id: string) =>
  apiMutation(
    (body: { state: 'open' | 'closed'; version: number }) =>
      adminClient.POST('/api/admin/inbox/{id}/state', { ...at(id), body }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Writes a note for the gallery alone. */
export const addMessageNote = (id: string) =>
  apiMutation(
    (note: string) => adminClient.POST('/api/admin/inbox/{id}/notes', { ...at(id), body: { note } }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Answers by mail. */
export const replyToMessage = (id: string) =>
  apiMutation(
    (body: CreateMessageReply) => adminClient.POST('/api/admin/inbox/{id}/answers', { ...at(id), body }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Makes an order of it and mails the link at which it is paid. */
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

/** Makes a commission of it. */
export const createCommissionRequestFromMessage = (id: string) =>
  apiMutation(
    (body: Omit<CreateCommissionRequest, 'inquiryId'>) =>
      adminClient.POST('/api/admin/commissions', { body: { ...body, inquiryId: id } }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Makes a selling partner of who applied. */
export const approveAffiliateApplication = (id: string) =>
  apiMutation(
    (body: ApproveApplication) => adminClient.POST('/api/admin/inbox/{id}/partner', { ...at(id), body }),
    {
      refresh: async (queryClient) => {
        await Promise.all([
          invalidateMessage(queryClient, id),
          queryClient.invalidateQueries({ queryKey: AFFILIATES_KEY }),
        ]);
      },
    },
  );

/** Turns who applied down by mail. */
export const declineAffiliateApplication = (id: string) =>
  apiMutation(
    (body: DeclineApplication) => adminClient.POST('/api/admin/inbox/{id}/decline', { ...at(id), body }),
    { refresh: (queryClient) => invalidateMessage(queryClient, id) },
  );

/** Deletes for good what nobody should have sent. */
export const deleteMessage = (id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(adminClient.DELETE(MESSAGE, at(id))),
    onSuccess: (_data, _body, _scope, { client }) => {
      client.removeQueries({ queryKey: [MESSAGE, id] });
      return invalidateInbox(client);
    },
  });

/** Every message that matches, as a CSV file. */
export const exportInbox = () =>
  apiMutation((filter: MessageListFilter) =>
    adminClient.GET(INBOX_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (id: string) => ({ params: { path: { id } } });

function showMessage(client: QueryClient, record: MessageRecord): Promise<void> {
  client.setQueryData(messageQuery(record.id).queryKey, record);
  return invalidateInbox(client);
}

/** Whatever shows the message, or a list or a number in which it counts, looks again. */
async function invalidateMessage(client: QueryClient, id: string): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: [MESSAGE, id] }), invalidateInbox(client)]);
}

async function invalidateInbox(client: QueryClient): Promise<void> {
  await Promise.all([INBOX, COUNTS].map((path) => client.invalidateQueries({ queryKey: [path] })));
}
