import type { paths } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const MAILS = '/api/admin/mails';
const MAILS_CSV = '/api/admin/mails.csv';
const MAIL = '/api/admin/mails/{id}';

/** Which mails are wanted. */
export type MailWish = Omit<
  NonNullable<paths[typeof MAILS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of the mails, those that failed first. */
export const mailsQuery = (wish: MailWish, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [MAILS, query],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(MAILS, { params: { query }, signal })),
    staleTime: 0,
  });
};

/** A mail with its text, where that is kept. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [MAILS, 'text', id],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(MAIL, { params: { path: { id } }, signal })),
  });

/** Has a mail that failed tried again. */
export const retryMail = () =>
  mutationOptions({
    mutationFn: (id: string) =>
      bodyOf(ownerClient.POST('/api/admin/mails/{id}/retry', { params: { path: { id } } })),
    onSettled: (_data, _error, _id, _scope, { client }) => client.invalidateQueries({ queryKey: [MAILS] }),
  });

/** Sends the same text once more. */
export const resendMail = () =>
  mutationOptions({
    mutationFn: (id: string) =>
      bodyOf(ownerClient.POST('/api/admin/mails/{id}/resend', { params: { path: { id } } })),
    onSettled: (_data, _error, _id, _scope, { client }) => client.invalidateQueries({ queryKey: [MAILS] }),
  });

/** Every mail that matches, as a CSV file without their texts. */
export const exportMails = () =>
  mutationOptions({
    mutationFn: (wish: MailWish) =>
      bodyOf(ownerClient.GET(MAILS_CSV, { params: { query: wish }, parseAs: 'blob' })),
  });
