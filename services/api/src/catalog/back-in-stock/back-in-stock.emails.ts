import { formatSize } from '@gallery/domain';
import {
  defineEmailTemplate,
  templatedEmail,
  type EmailBlock,
  type EmailPicture,
  type EmailTemplate,
  type TemplatedEmail,
} from '../../platform';
import { UNCONFIRMED_ALERT_DAYS } from '../catalog-policy';

/** An edition as these emails name it. */
export interface AlertedEdition {
  title: string;
  slug: string;
  size: string;
}

const tokenPlaceholder = (label: string, more: { isSecondary?: true } = {}) =>
  ({
    sample: [{ link: 'https://gallery.example/back-in-stock?token=…', label, ...more }],
    isRequired: true,
  }) as const;
const CONFIRM_LABEL = 'Confirm';
const UNSUBSCRIBE_LABEL = 'Unsubscribe';
const VIEW_LABEL = 'View the print';
const PRINT = { sample: 'Night Bloom, 30 × 20 in' };

const CONFIRM = defineEmailTemplate({
  key: 'back-in-stock-confirm',
  title: 'Back in stock: confirm',
  occasion: 'To an address that was entered for an alert about a sold-out size',
  subject: 'Please confirm your alert: {print}',
  words: [
    'Hello,',
    'We received a request to email this address when a print of {print} is available again. To get that email, please confirm within {days} days.',
    '{link}',
    'If this was not you, you can ignore this email; we will delete your address.',
    '{gallery}',
  ],
  placeholders: {
    print: PRINT,
    days: { sample: String(UNCONFIRMED_ALERT_DAYS) },
    link: tokenPlaceholder(CONFIRM_LABEL),
  },
});

const WAITING = defineEmailTemplate({
  key: 'back-in-stock-waiting',
  title: 'Back in stock: alert set',
  occasion: 'To a collector who asked for an alert about a sold-out size',
  subject: 'Your alert is set: {print}',
  words: [
    'Hello,',
    'We will email you once when a print of {print} is available again. It will not be reserved for you: the first buyer gets it.',
    'If you no longer want this alert, you can unsubscribe.',
    '{link}',
    '{gallery}',
  ],
  placeholders: { print: PRINT, link: tokenPlaceholder(UNSUBSCRIBE_LABEL, { isSecondary: true }) },
});

const AVAILABLE = defineEmailTemplate({
  key: 'back-in-stock',
  title: 'Back in stock: available',
  occasion: 'To whoever asked, once, when a print of a sold-out size is available again',
  subject: 'Available again: {print}',
  words: [
    'Hello,',
    'A print of {print} is available again. It is not reserved for you: the first buyer gets it.',
    '{artwork}',
    '{link}',
    'This is the only email we will send about it. We have removed your address from the list.',
    '{gallery}',
  ],
  placeholders: {
    print: PRINT,
    artwork: { sample: [{ work: { title: 'Night Bloom', details: '30 × 20 in' } }] },
    link: {
      sample: [{ link: 'https://gallery.example/fine-art/night-bloom', label: VIEW_LABEL }],
      isRequired: true,
    },
  },
});

/** Emails of the catalog whose content the owner can change. */
export const BACK_IN_STOCK_EMAILS: readonly EmailTemplate[] = [CONFIRM, WAITING, AVAILABLE];

/** Asks the owner of the address to confirm. */
export const confirmAlertEmail = (
  to: string,
  edition: AlertedEdition,
  token: string,
  origin: string,
): TemplatedEmail =>
  templatedEmail(CONFIRM, to, {
    print: printOf(edition),
    days: String(UNCONFIRMED_ALERT_DAYS),
    link: tokenLink(origin, token, CONFIRM_LABEL),
  });

/** To a collector, whose address is already confirmed. */
export const alertNotedEmail = (
  to: string,
  edition: AlertedEdition,
  token: string,
  origin: string,
): TemplatedEmail =>
  templatedEmail(
    WAITING,
    to,
    { print: printOf(edition), link: tokenLink(origin, token, UNSUBSCRIBE_LABEL, { isSecondary: true }) },
    { unsubscribeUrl: `${origin}/api/back-in-stock-alerts/unsubscribe?token=${token}` },
  );

/** A print is available again. */
export const backInStockEmail = (
  to: string,
  edition: AlertedEdition,
  origin: string,
  picture: EmailPicture | null,
): TemplatedEmail =>
  templatedEmail(AVAILABLE, to, {
    print: printOf(edition),
    artwork: [{ work: { title: edition.title, details: formatSize(edition.size), picture } }],
    link: [{ link: `${origin}/fine-art/${edition.slug}`, label: VIEW_LABEL }],
  });

const printOf = ({ title, size }: AlertedEdition): string => `${title}, ${formatSize(size)}`;

const tokenLink = (
  origin: string,
  token: string,
  label: string,
  more: { isSecondary?: true } = {},
): EmailBlock[] => [{ link: `${origin}/back-in-stock?token=${token}`, label, ...more }];
