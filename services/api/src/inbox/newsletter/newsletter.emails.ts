import {
  RETENTIONS,
  templatedEmail,
  defineEmailTemplate,
  type EmailBlock,
  type TemplatedEmail,
  type EmailTemplate,
} from '../../platform';
import { MESSAGE_RECEIVED } from '../contact/contact.emails';
import { NEWSLETTER_CONFIRM_DAYS } from '../inbox-policy';

/** Labels of the buttons. */
const LABELS = { confirm: 'Confirm', unsubscribe: 'Unsubscribe' } as const;

const UNSUBSCRIBE_FOOTER = ['You can unsubscribe at any time.', '{unsubscribe link}', '{gallery}'];
const UNSUBSCRIBE = {
  'unsubscribe link': {
    sample: [
      {
        link: 'https://gallery.example/newsletter/unsubscribe?token=…',
        label: LABELS.unsubscribe,
        isSecondary: true,
      },
    ],
    isRequired: true,
  },
} as const;

const CONFIRMATION = defineEmailTemplate({
  key: 'letters-confirm',
  title: 'Letters from the gallery: confirm',
  occasion: 'To an address that was entered to subscribe to letters',
  subject: 'Please confirm: letters from {gallery}',
  words: [
    'Hello,',
    'We received a request to send letters from {gallery} to this address. To receive them, please confirm within {days} days.',
    '{link}',
    'If this was not you, you can ignore this email; we will send no letters, and delete the address after {kept days} days.',
    '{gallery}',
  ],
  placeholders: {
    days: { sample: String(NEWSLETTER_CONFIRM_DAYS) },
    'kept days': { sample: String(RETENTIONS['newsletter-subscribers'].days) },
    link: {
      sample: [{ link: 'https://gallery.example/newsletter/confirm?token=…', label: LABELS.confirm }],
      isRequired: true,
    },
  },
});

const WELCOME = defineEmailTemplate({
  key: 'letters-welcome',
  title: 'Letters from the gallery: welcome',
  occasion: 'The first letter to a subscriber',
  subject: 'Welcome to letters from {gallery}',
  words: [
    'Hello,',
    'Thank you for subscribing to letters from {gallery}: new editions, live events and exhibitions, a few letters a year.',
    ...UNSUBSCRIBE_FOOTER,
  ],
  placeholders: UNSUBSCRIBE,
});

const ALREADY_SUBSCRIBED = defineEmailTemplate({
  key: 'letters-already',
  title: 'Letters from the gallery: already subscribed',
  occasion: 'To a subscriber who asks for the letters again',
  subject: 'You are already subscribed to letters from {gallery}',
  words: [
    'Hello,',
    'We received a request to send letters from {gallery} to this address. You are already subscribed, so there is nothing you need to do.',
    ...UNSUBSCRIBE_FOOTER,
  ],
  placeholders: UNSUBSCRIBE,
});

/** Emails of the inbox whose content the owner can change. */
export const INBOX_EMAILS: readonly EmailTemplate[] = [
  MESSAGE_RECEIVED,
  CONFIRMATION,
  WELCOME,
  ALREADY_SUBSCRIBED,
];

/** Asks the owner of the address to confirm. */
export const newsletterConfirmationEmail = (to: string, token: string, origin: string): TemplatedEmail =>
  templatedEmail(CONFIRMATION, to, {
    days: String(NEWSLETTER_CONFIRM_DAYS),
    'kept days': String(RETENTIONS['newsletter-subscribers'].days),
    link: [{ link: pageLink(origin, 'confirm', token), label: LABELS.confirm }],
  });

/** The first email to a subscriber, which says how to unsubscribe. */
export const newsletterWelcomeEmail = (to: string, token: string, origin: string): TemplatedEmail =>
  templatedEmail(WELCOME, to, ...unsubscribeValues(origin, token));

/** To a subscriber who subscribes again; the form must not reveal that they already are subscribed. */
export const alreadySubscribedEmail = (to: string, token: string, origin: string): TemplatedEmail =>
  templatedEmail(ALREADY_SUBSCRIBED, to, ...unsubscribeValues(origin, token));

/** Every newsletter says how to unsubscribe: to people with a link, to email clients with an address. */
export const unsubscribeLinks = (
  origin: string,
  token: string,
): { link: EmailBlock; unsubscribeUrl: string } => ({
  link: { link: pageLink(origin, 'unsubscribe', token), label: LABELS.unsubscribe, isSecondary: true },
  unsubscribeUrl: `${origin}/api/newsletter/unsubscribe?token=${token}`,
});

function unsubscribeValues(origin: string, token: string) {
  const { link, unsubscribeUrl } = unsubscribeLinks(origin, token);
  return [{ 'unsubscribe link': [link] }, { unsubscribeUrl }] as const;
}

const pageLink = (origin: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${origin}/newsletter/${page}?token=${token}`;
