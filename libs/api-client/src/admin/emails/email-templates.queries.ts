import type { UpdateEmailTemplate, EmailText } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const LIST = '/api/admin/mail-texts';
const ONE = '/api/admin/mail-texts/{key}';
const PREVIEW = '/api/admin/mail-texts/{key}/preview';
const VERSIONS = '/api/admin/mail-texts/{key}/versions';

/** Everything about the words of mails, for invalidation after a change. */
export const EMAIL_TEMPLATES_KEY = [LIST] as const;

/** Every mail whose words the owner may change. */
export const emailTemplatesQuery = () =>
  apiQuery([...EMAIL_TEMPLATES_KEY, 'list'], (signal) => adminClient.GET(LIST, { signal }));

/** One mail with its words; `mail_text_not_found` when there is none. */
export const emailTemplateQuery = (key: string) =>
  apiQuery([...EMAIL_TEMPLATES_KEY, ONE, key], (signal) =>
    adminClient.GET(ONE, { params: { path: { key } }, signal }),
  );

/** What the words were from one change to the next, latest first. */
export const emailTemplateVersionsQuery = (key: string) =>
  apiQuery([...EMAIL_TEMPLATES_KEY, VERSIONS, key], (signal) =>
    adminClient.GET(VERSIONS, { params: { path: { key } }, signal }),
  );

/** Sets the words, given the version that was seen; null gives the mail back to the installed ones. */
export const updateEmailTemplate = (key: string, body: UpdateEmailTemplate) =>
  bodyOf(adminClient.PUT(ONE, { params: { path: { key } }, body }));

/** The mail in these words, as it would be sent. */
export const previewEmailTemplate = (key: string, body: EmailText) =>
  bodyOf(adminClient.POST(PREVIEW, { params: { path: { key } }, body }));
