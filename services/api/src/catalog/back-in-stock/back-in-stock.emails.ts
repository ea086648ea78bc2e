import { formatSize } from '@gallery/domain';
import { defineEmailTemplate, templatedEmail, type EmailTemplate, type TemplatedEmail } from '../../platform';
import { UNCONFIRMED_ALERT_DAYS } from '../catalog-policy';

/** An edition as these emails name it. */
export interface AlertedEdition {
  title: string;
  slug: string;
  size: string;
}

const LINK = {
  sample: [{ link: 'https://gallery.example/back-in-stock?token=…' }],
  isRequired: true,
} as const;
const PRINT = { sample: 'Night Bloom, 30 × 20 in' };

const CONFIRM = defineEmailTemplate({
  key: 'back-in-stock-confirm',
  title: 'Back in stock: confirm',
  occasion: 'To an address that was entered to hear when a sold-out size is back',
  subject: 'Please confirm: {print}',
  words: [
    'Hello,',
    'somebody, we hope you, wants to hear at this address when a print of {print} is available again. To get that email, open this page within {days} days and press Confirm:',
    '{link}',
    'If it was not you, you need not do anything, and we delete the address.',
    '{gallery}',
  ],
  placeholders: { print: PRINT, days: { sample: String(UNCONFIRMED_ALERT_DAYS) }, link: LINK },
});

const WAITING = defineEmailTemplate({
  key: 'back-in-stock-waiting',
  title: 'Back in stock: noted',
  occasion: 'To a collector who wants to hear when a sold-out size is back',
  subject: 'We will tell you: {print}',
  words: [
    'Hello,',
    'we email you once when a print of {print} is available again. It is not reserved for you then: whoever is first gets it.',
    'If you no longer want to hear of it, open this page and press Unsubscribe:',
    '{link}',
    '{gallery}',
  ],
  placeholders: { print: PRINT, link: LINK },
});

const AVAILABLE = defineEmailTemplate({
  key: 'back-in-stock',
  title: 'Back in stock: available',
  occasion: 'To whoever asked, once, when a print of a sold-out size is available again',
  subject: 'Available again: {print}',
  words: [
    'Hello,',
    'you wanted to hear of it: a print of {print} is available again. It is not reserved; whoever is first gets it.',
    '{link}',
    'This was the only email about it. We have deleted your address from the list.',
    '{gallery}',
  ],
  placeholders: {
    print: PRINT,
    link: { sample: [{ link: 'https://gallery.example/fine-art/night-bloom' }], isRequired: true },
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
    link: [{ link: tokenLink(origin, token) }],
  });

/** To a collector, whose address is confirmed already. */
export const alertNotedEmail = (
  to: string,
  edition: AlertedEdition,
  token: string,
  origin: string,
): TemplatedEmail =>
  templatedEmail(
    WAITING,
    to,
    { print: printOf(edition), link: [{ link: tokenLink(origin, token) }] },
    { unsubscribeUrl: `${origin}/api/back-in-stock-alerts/unsubscribe?token=${token}` },
  );

/** A print is available again. */
export const backInStockEmail = (to: string, edition: AlertedEdition, origin: string): TemplatedEmail =>
  templatedEmail(AVAILABLE, to, {
    print: printOf(edition),
    link: [{ link: `${origin}/fine-art/${edition.slug}` }],
  });

const printOf = ({ title, size }: AlertedEdition): string => `${title}, ${formatSize(size)}`;

const tokenLink = (origin: string, token: string): string => `${origin}/back-in-stock?token=${token}`;
