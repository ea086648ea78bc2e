import { CERTIFICATE_MAILS } from '../certificates';
import { COLLECTOR_MAILS } from '../collectors';
import { EVENT_MAILS } from '../events';
import { ACCOUNT_MAILS, STAFF_MAILS } from '../identity';
import { INBOX_MAILS, INBOX_NOTICES } from '../inbox';
import { ORDER_MAILS, ORDER_NOTICES } from '../orders';
import { PARTNER_APPLICATION_MAILS, PARTNER_APPLICATION_NOTICES } from '../partners';
import { PAYMENT_REQUEST_MAILS, PAYMENT_REQUEST_NOTICES } from '../payment-requests';
import { PHOTO_ORDER_MAILS } from '../photo-orders';
import type { MailTemplate } from '../platform';
import { PREVIEW_MAILS } from '../previews';

/** Every mail whose words the owner may change: those to the world first, then those to the gallery and its people. */
export const MAIL_TEMPLATES: readonly MailTemplate[] = [
  ...ORDER_MAILS,
  ...PAYMENT_REQUEST_MAILS,
  ...PHOTO_ORDER_MAILS,
  ...CERTIFICATE_MAILS,
  ...COLLECTOR_MAILS,
  ...PREVIEW_MAILS,
  ...EVENT_MAILS,
  ...ACCOUNT_MAILS,
  ...INBOX_MAILS,
  ...PARTNER_APPLICATION_MAILS,
  ...ORDER_NOTICES,
  ...PAYMENT_REQUEST_NOTICES,
  ...INBOX_NOTICES,
  ...PARTNER_APPLICATION_NOTICES,
  ...STAFF_MAILS,
];
