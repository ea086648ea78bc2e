import { formatDateTime } from '@gallery/domain';
import { defineEmailTemplate, templatedEmail, type EmailTemplate, type TemplatedEmail } from '../platform';

const DEVICE_PAIRED = defineEmailTemplate({
  key: 'event-device-paired',
  title: 'Event: device paired',
  occasion: 'To every owner, after a device was paired with an event',
  subject: 'A device was paired with {event}',
  words: [
    'Hello {first name},',
    'The device “{device}” was just paired with “{event}”, using a code from {paired by}. It can upload photographs to this event until {expiry}, and nothing else.',
    'If you do not recognize this device, please revoke it on the event’s page in the console.',
    '{gallery}',
  ],
  placeholders: {
    'first name': { sample: 'Theo' },
    device: { sample: 'Studio laptop' },
    event: { sample: 'An Evening of Light' },
    'paired by': { sample: 'Mara' },
    expiry: { sample: 'Dec 8, 2026, 11:00 PM CST' },
  },
});

/** Emails whose text the owner can edit. */
export const EVENT_DEVICE_EMAILS: readonly EmailTemplate[] = [DEVICE_PAIRED];

interface Pairing {
  device: string;
  event: string;
  /** The staff member whose code it was; null when the account is gone. */
  by: string | null;
  expiresAt: Date;
  timeZone: string;
}

/** Notifies an owner, so that a stranger's device does not go unnoticed. */
export const devicePairedEmail = (
  { email, firstName }: { email: string; firstName: string },
  { device, event, by, expiresAt, timeZone }: Pairing,
): TemplatedEmail =>
  templatedEmail(DEVICE_PAIRED, email, {
    'first name': firstName,
    device,
    event,
    'paired by': by ?? 'someone whose account was removed',
    expiry: formatDateTime(expiresAt.toISOString(), timeZone),
  });
