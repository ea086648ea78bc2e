import { defineEmailTemplate, templatedEmail, type EmailTemplate, type TemplatedEmail } from '../../platform';
import type { PageViolation } from './csp-report';

const PAGE_VIOLATION = defineEmailTemplate({
  key: 'notice-payment-page',
  title: 'Notice: blocked content on the payment page',
  occasion:
    'To the gallery, at most once a day, when browsers report content that they blocked on the payment page',
  subject: 'Unknown content was blocked on the payment page',
  words: [
    'A browser blocked content on the payment page that does not belong there:',
    '{violations}',
    'It did not run. One report can come from a visitor’s own browser; several mean that someone may have changed the page. The console lists them under Settings, Stripe webhooks, and the guide for operators says what to do.',
  ],
  placeholders: {
    violations: { sample: [{ rows: [['script-src-elem', 'https://evil.example']] }], isRequired: true },
  },
});

/** Emails to the gallery about its payment page. */
export const PAYMENT_PAGE_NOTIFICATION_TEMPLATES: readonly EmailTemplate[] = [PAGE_VIOLATION];

/** Tells the owner what was blocked. */
export const pageViolationNotification = (
  email: string,
  violations: readonly PageViolation[],
): TemplatedEmail =>
  templatedEmail(PAGE_VIOLATION, email, {
    violations: [
      { rows: violations.map(({ directive, blocked }): [string, string] => [directive, blocked]) },
    ],
  });
