import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const EMAILS = '/api/admin/emails';
const EMAILS_CSV = '/api/admin/emails.csv';
const EMAIL = '/api/admin/emails/{id}';

export type EmailListFilter = ListFilter<typeof EMAILS>;

/** Failed emails first. */
export const emailsQuery = (filter: EmailListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([EMAILS, query], (signal) => adminClient.GET(EMAILS, { params: { query }, signal }), {
    staleTime: 0,
  });
};

/** An email with its text, if that is still stored. */
export const emailQuery = (id: string) =>
  apiQuery([EMAILS, 'text', id], (signal) => adminClient.GET(EMAIL, { params: { path: { id } }, signal }));

export const retryEmail = () =>
  apiMutation(
    (id: string) => adminClient.POST('/api/admin/emails/{id}/retry', { params: { path: { id } } }),
    {
      refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [EMAILS] }),
    },
  );

export const resendEmail = () =>
  apiMutation(
    (id: string) => adminClient.POST('/api/admin/emails/{id}/resend', { params: { path: { id } } }),
    { refresh: (queryClient) => queryClient.invalidateQueries({ queryKey: [EMAILS] }) },
  );

/** The CSV has no email texts. */
export const exportEmails = () =>
  apiMutation((filter: EmailListFilter) =>
    adminClient.GET(EMAILS_CSV, { params: { query: filter }, parseAs: 'blob' }),
  );
