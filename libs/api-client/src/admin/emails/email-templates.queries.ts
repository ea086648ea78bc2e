import type { EmailText, UpdateEmailTemplate } from '@gallery/contracts';
import { adminQuery, adminWrite } from '../admin-options';

const TEMPLATE = '/api/admin/email-templates/{key}';

export const emailTemplatesQuery = () => adminQuery('/api/admin/email-templates');

/** Fails with `mail_text_not_found`. */
export const emailTemplateQuery = (key: string) => adminQuery(TEMPLATE, { key });

/** Earlier versions, latest first. */
export const emailTemplateVersionsQuery = (key: string) => adminQuery(`${TEMPLATE}/versions`, { key });

/**
 * Saves a template; null restores the default. Fails with `changed_meanwhile` when the version is not the current
 * one.
 */
export const updateEmailTemplate = (key: string, body: UpdateEmailTemplate) =>
  adminWrite('put', TEMPLATE, { key, ...body });

/** Renders an email with this text. */
export const previewEmailTemplate = (key: string, body: EmailText) =>
  adminWrite('post', `${TEMPLATE}/preview`, { key, ...body });
