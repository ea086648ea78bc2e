import { CERTIFICATE_EMAIL_TEMPLATES } from '../certificates';
import { COLLECTOR_EMAIL_TEMPLATES } from '../collectors';
import { EVENT_DEVICE_EMAILS } from '../event-devices';
import { EVENT_EMAIL_TEMPLATES } from '../events';
import { ACCOUNT_EMAILS, STAFF_EMAILS } from '../identity';
import { INBOX_EMAILS, INBOX_NOTIFICATIONS } from '../inbox';
import { ORDER_EMAIL_TEMPLATES, ORDER_NOTIFICATION_TEMPLATES } from '../orders';
import { AFFILIATE_APPLICATION_EMAILS, AFFILIATE_APPLICATION_NOTIFICATIONS } from '../affiliates';
import { PAYMENT_REQUEST_EMAIL_TEMPLATES, PAYMENT_REQUEST_NOTIFICATION_TEMPLATES } from '../payment-requests';
import { PAYMENT_PAGE_NOTIFICATION_TEMPLATES } from '../payments';
import { EVENT_PHOTO_ORDER_EMAIL_TEMPLATES } from '../event-photo-orders';
import type { EmailTemplate } from '../platform';
import { PRIVATE_PREVIEW_EMAIL_TEMPLATES } from '../private-previews';

/** Every email template: emails to customers first, then those to the gallery and its staff. */
export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  ...ORDER_EMAIL_TEMPLATES,
  ...PAYMENT_REQUEST_EMAIL_TEMPLATES,
  ...EVENT_PHOTO_ORDER_EMAIL_TEMPLATES,
  ...CERTIFICATE_EMAIL_TEMPLATES,
  ...COLLECTOR_EMAIL_TEMPLATES,
  ...PRIVATE_PREVIEW_EMAIL_TEMPLATES,
  ...EVENT_EMAIL_TEMPLATES,
  ...EVENT_DEVICE_EMAILS,
  ...ACCOUNT_EMAILS,
  ...INBOX_EMAILS,
  ...AFFILIATE_APPLICATION_EMAILS,
  ...ORDER_NOTIFICATION_TEMPLATES,
  ...PAYMENT_REQUEST_NOTIFICATION_TEMPLATES,
  ...PAYMENT_PAGE_NOTIFICATION_TEMPLATES,
  ...INBOX_NOTIFICATIONS,
  ...AFFILIATE_APPLICATION_NOTIFICATIONS,
  ...STAFF_EMAILS,
];
