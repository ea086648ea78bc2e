import { CERTIFICATE_MAILS } from '../certificates';
import { COLLECTOR_MAILS } from '../collectors';
import { EVENT_MAILS } from '../events';
import { ACCOUNT_MAILS } from '../identity';
import { INBOX_MAILS } from '../inbox';
import { ORDER_MAILS } from '../orders';
import { PARTNER_APPLICATION_MAILS } from '../partners';
import { PAYMENT_REQUEST_MAILS } from '../payment-requests';
import { PHOTO_ORDER_MAILS } from '../photo-orders';
import type { MailTemplate } from '../platform';
import { PREVIEW_MAILS } from '../previews';

/** Every mail whose words the owner may change. Notices to the owner are not among them: nobody else reads them. */
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
];
