import { adminDownload, adminMutation, adminQuery, FRESH, type ListFilter } from '../admin-options';

const EMAILS = '/api/admin/emails';
const EMAIL = '/api/admin/emails/{id}';

/** Failed emails first. */
export const emailsQuery = (filter: ListFilter<typeof EMAILS>, cursor: string | null) =>
  adminQuery(EMAILS, { ...filter, cursor }, FRESH);

/** An email with its text, if that is still stored. */
export const emailQuery = (id: string) => adminQuery(EMAIL, { id });

export const retryEmail = () => adminMutation('post', `${EMAIL}/retry`, {}, [EMAILS]);

export const resendEmail = () => adminMutation('post', `${EMAIL}/resend`, {}, [EMAILS]);

/** The CSV has no email texts. */
export const exportEmails = () => adminDownload(`${EMAILS}.csv`, {});
