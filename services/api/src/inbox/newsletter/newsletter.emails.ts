import {
  RETENTIONS,
  templatedEmail,
  defineEmailTemplate,
  type TemplatedEmail,
  type EmailTemplate,
} from '../../platform';
import { MESSAGE_RECEIVED } from '../contact/contact.emails';
import { NEWSLETTER_CONFIRM_DAYS } from '../inbox-policy';

const UNSUBSCRIBE_FOOTER = [
  'To end the letters, open this page and press Unsubscribe:',
  '{unsubscribe link}',
  '{gallery}',
];
const UNSUBSCRIBE = {
  'unsubscribe link': {
    sample: [{ link: 'https://gallery.example/newsletter/unsubscribe?token=…' }],
    isRequired: true,
  },
} as const;

const CONFIRMATION = defineEmailTemplate({
  key: 'letters-confirm',
  title: 'Letters: confirm',
  occasion: 'To an address that was entered for the letters',
  subject: 'Please confirm: letters from {gallery}',
  words: [
    'Hello,',
    'somebody, we hope you, has asked for the letters of {gallery} at this address. To get them, open this page within {days} days and press Confirm:',
    '{link}',
    'If it was not you, you need not do anything: no letters will come, and we forget the address after {kept days} days.',
    '{gallery}',
  ],
  placeholders: {
    days: { sample: String(NEWSLETTER_CONFIRM_DAYS) },
    'kept days': { sample: String(RETENTIONS['newsletter-subscribers'].days) },
    link: { sample: [{ link: 'https://gallery.example/newsletter/confirm?token=…' }], isRequired: true },
  },
});

const WELCOME = defineEmailTemplate({
  key: 'letters-welcome',
  title: 'Letters: welcome',
  occasion: 'The first letter to a subscriber',
  subject: 'Welcome to the letters of {gallery}',
  words: [
    'Hello,',
    'thank you for subscribing to the letters of {gallery}: new editions, evenings and rooms, a few letters a year.',
    ...UNSUBSCRIBE_FOOTER,
  ],
  placeholders: UNSUBSCRIBE,
});

const ALREADY_SUBSCRIBED = defineEmailTemplate({
  key: 'letters-already',
  title: 'Letters: subscribed already',
  occasion: 'To a subscriber who asks for the letters again',
  subject: 'You get the letters of {gallery} already',
  words: [
    'Hello,',
    'somebody, we hope you, has asked for the letters of {gallery} at this address. You are subscribed already; there is nothing to do.',
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
    link: [{ link: pageLink(origin, 'confirm', token) }],
  });

/** The first email to a subscriber, with how to unsubscribe. */
export const newsletterWelcomeEmail = (to: string, token: string, origin: string): TemplatedEmail =>
  templatedEmail(WELCOME, to, ...unsubscribeValues(origin, token));

/** To a subscriber who subscribes again; the form must not reveal that they are. */
export const alreadySubscribedEmail = (to: string, token: string, origin: string): TemplatedEmail =>
  templatedEmail(ALREADY_SUBSCRIBED, to, ...unsubscribeValues(origin, token));

/** Every newsletter says how to unsubscribe, to people and to email clients. */
const unsubscribeValues = (origin: string, token: string) =>
  [
    { 'unsubscribe link': [{ link: pageLink(origin, 'unsubscribe', token) }] },
    { unsubscribeUrl: `${origin}/api/newsletter/unsubscribe?token=${token}` },
  ] as const;

const pageLink = (origin: string, page: 'confirm' | 'unsubscribe', token: string): string =>
  `${origin}/newsletter/${page}?token=${token}`;
