import type { paths } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const EMAILS = '/api/admin/mails';
const EMAILS_CSV = '/api/admin/mails.csv';
const EMAIL = '/api/admin/mails/{id}';

/** Which mails are wanted. */
export type EmailListFilter = Omit<
  NonNullable<paths[typeof EMAILS]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of the mails, those that failed first. */
export const emailsQuery = (wish: EmailListFilter, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [EMAILS, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(EMAILS, { params: { query }, signal })),
    staleTime: 0,
  });
};

/** A mail with its text, where that is kept. */
export const emailQuery = (id: string) =>
  queryOptions({
    queryKey: [EMAILS, 'text', id],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(EMAIL, { params: { path: { id } }, signal })),
  });

/** Has a mail that failed tried again. */
export const retryEmail = () =>
  mutationOptions({
    mutationFn: (id: string) =>
      bodyOf(adminClient.POST('/api/admin/mails/{id}/retry', { params: { path: { id } } })),
    onSettled: (_data, _error, _id, _scope, { client }) => client.invalidateQueries({ queryKey: [EMAILS] }),
  });

/** Sends the same text once more. */
export const resendEmail = () =>
  mutationOptions({
    mutationFn: (id: string) =>
      bodyOf(adminClient.POST('/api/admin/mails/{id}/resend', { params: { path: { id } } })),
    onSettled: (_data, _error, _id, _scope, { client }) => client.invalidateQueries({ queryKey: [EMAILS] }),
  });

/** Every mail that matches, as a CSV file without their texts. */
export const exportEmails = () =>
  mutationOptions({
    mutationFn: (wish: EmailListFilter) =>
      bodyOf(adminClient.GET(EMAILS_CSV, { params: { query: wish }, parseAs: 'blob' })),
  });
