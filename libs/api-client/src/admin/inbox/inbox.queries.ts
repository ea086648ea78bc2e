import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  adminDownload,
  adminList,
  adminMutation,
  adminQuery,
  adminWrite,
  FRESH,
  invalidateAdmin,
} from '../admin-options';
import { AFFILIATES_CHANGED } from '../affiliates/affiliates.queries';

const INBOX = '/api/admin/inbox';
const MESSAGE = '/api/admin/inbox/{id}';

/** Lists of messages, and the counter. */
const LISTS = [INBOX] as const;

/** How often a message is refetched while the email of a reply is being sent. */
const REPLY_POLL_MS = 3_000;
/** How often the inbox counter refreshes. */
const COUNTS_POLL_MS = 60_000;

export const inboxQuery = adminList(INBOX);

/** How many messages wait for a reply. */
export const inboxCountsQuery = () => adminQuery(`${INBOX}/counts`, {}, { refetchInterval: COUNTS_POLL_MS });

/** Staff to whom a message can be assigned. */
export const inboxAssigneesQuery = () => adminQuery(`${INBOX}/assignees`);

export const messageQuery = (id: string) =>
  queryOptions({
    ...adminQuery(MESSAGE, { id }, FRESH),
    refetchInterval: ({ state: { data } }) =>
      data?.history.some(({ mail: email }) => email?.state === 'waiting') ? REPLY_POLL_MS : false,
  });

/** Marks a message as read or unread. */
export const markMessageRead = (id: string) =>
  mutationOptions({
    mutationFn: ({ isRead }: { isRead: boolean }) => adminWrite('put', `${MESSAGE}/reading`, { id, isRead }),
    onSuccess: (record, _body, _scope, { client }) => {
      client.setQueryData(messageQuery(id).queryKey, record);
      return Promise.all(
        [inboxCountsQuery().queryKey, [INBOX]].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });

/** Assigns a message, or unassigns it. */
export const assignMessage = (id: string) => adminMutation('put', `${MESSAGE}/assignment`, { id }, LISTS);

/** Closes a message without a reply, or reopens it. */
export const updateMessageState = (id: string) => adminMutation('post', `${MESSAGE}/state`, { id }, LISTS);

export const addMessageNote = (id: string) => adminMutation('post', `${MESSAGE}/notes`, { id }, LISTS);

/** Replies by email. */
export const replyToMessage = (id: string) => adminMutation('post', `${MESSAGE}/replies`, { id }, LISTS);

/** Creates a draft order from a message and emails its payment link. */
export const createMessageOrder = (id: string) =>
  adminMutation('post', `${MESSAGE}/orders`, { id }, [INBOX, '/api/admin/orders']);

/** Creates a commission request from a message. */
export const createCommissionRequestFromMessage = (inquiryId: string) =>
  adminMutation('post', '/api/admin/commission-requests', { inquiryId }, LISTS);

export const approveAffiliateApplication = (id: string) =>
  adminMutation('post', `${MESSAGE}/affiliate`, { id }, [INBOX, ...AFFILIATES_CHANGED]);

/** Declines an application by email. */
export const declineAffiliateApplication = (id: string) =>
  adminMutation('post', `${MESSAGE}/decline`, { id }, LISTS);

/** Deletes spam for good. */
export const deleteMessage = (id: string) =>
  mutationOptions({
    mutationFn: () => adminWrite('delete', MESSAGE, { id }),
    onSuccess: (_data, _body, _scope, { client }) => {
      client.removeQueries(messageQuery(id));
      return invalidateAdmin(client, LISTS);
    },
  });

export const exportInbox = () => adminDownload(`${INBOX}.csv`, {});
