import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const EMAILS = '/api/admin/mails';
const EMAILS_CSV = '/api/admin/mails.csv';
const EMAIL = '/api/admin/mails/{id}';

/** Which mails are wanted. */
export type EmailListFilter = ListFilter<typeof EMAILS>;

/** A page of the mails, those that failed first. */
export const emailsQuery = (filter: EmailListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([EMAILS, query], (signal) => adminClient.GET(EMAILS, { params: { query }, signal }), {
    staleTime: 0,
  });
};

/** A mail with its text, where that is kept. */
export const emailQuery = (id: string) =>
  apiQuery([EMAILS, 'text', id], (signal) => adminClient.GET(EMAIL, { params: { path: { id } }, signal }));

/** Has a mail that failed tried again. */
export const retryEmail = () =>
  apiMutation((id: string) => adminClient.POST('/api/admin/mails/{id}/retry', { params: { path: { id } } }), {
    refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [EMAILS] }),
  });

/** Sends the same text once more. */
export const resendEmail = () =>
  apiMutation(
    (id: string) => adminClient.POST('/api/admin/mails/{id}/resend', { params: { path: { id } } }),
    { refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [EMAILS] }) },
  );

/** Every mail that matches, as a CSV file without their texts. */
export const exportEmails = () =>
  apiMutation((filter: EmailListFilter) =>
    adminClient.GET(EMAILS_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );
