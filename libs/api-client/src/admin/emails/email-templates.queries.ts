import type { UpdateEmailTemplate, EmailText } from '@gallery/contracts';
import { apiQuery } from '../../http/api-options';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const LIST = '/api/admin/email-templates';
const ONE = '/api/admin/email-templates/{key}';
const PREVIEW = '/api/admin/email-templates/{key}/preview';
const VERSIONS = '/api/admin/email-templates/{key}/versions';

/** Prefix of all email template queries, for invalidation. */
export const EMAIL_TEMPLATES_KEY = [LIST] as const;

export const emailTemplatesQuery = () =>
  apiQuery([...EMAIL_TEMPLATES_KEY, 'list'], (signal) => adminClient.GET(LIST, { signal }));

/** Fails with `mail_text_not_found`. */
export const emailTemplateQuery = (key: string) =>
  apiQuery([...EMAIL_TEMPLATES_KEY, ONE, key], (signal) =>
    adminClient.GET(ONE, { params: { path: { key } }, signal }),
  );

/** Earlier versions, latest first. */
export const emailTemplateVersionsQuery = (key: string) =>
  apiQuery([...EMAIL_TEMPLATES_KEY, VERSIONS, key], (signal) =>
    adminClient.GET(VERSIONS, { params: { path: { key } }, signal }),
  );

/**
 * Saves a template; null restores the default. Fails with `changed_meanwhile` when the version is not the current
 * one.
 */
export const updateEmailTemplate = (key: string, body: UpdateEmailTemplate) =>
  bodyOf(adminClient.PUT(ONE, { params: { path: { key } }, body }));

/** Renders an email with this text. */
export const previewEmailTemplate = (key: string, body: EmailText) =>
  bodyOf(adminClient.POST(PREVIEW, { params: { path: { key } }, body }));
