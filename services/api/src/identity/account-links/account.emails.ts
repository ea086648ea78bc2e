import {
  templatedEmail,
  defineEmailTemplate,
  type TemplatedEmail,
  type EmailTemplate,
  type Settings,
} from '../../platform';
import { ACCOUNT_LINK_HOURS } from '../identity-policy';

/** The origin of the pages that these emails link to. */
interface AccountEmailOrigin {
  origin: string;
}

export const accountEmailOrigin = ({ http }: Settings): AccountEmailOrigin => ({ origin: http.publicOrigin });

const confirmDays = String(ACCOUNT_LINK_HOURS.confirm / 24);

/*
 * None of these emails repeats what someone typed, not even the name: anyone can enter anyone's address, and the
 * gallery must not send strangers' text to it.
 */

/** Labels of the buttons. */
const LABELS = {
  confirm: 'Confirm your address',
  signIn: 'Sign in',
  reset: 'Choose a new password',
} as const;

const linkPlaceholder = (path: string, label: string) =>
  ({
    link: { sample: [{ link: `https://gallery.example/collector${path}`, label }], isRequired: true },
  }) as const;

const CONFIRM_ADDRESS = defineEmailTemplate({
  key: 'account-confirm',
  title: 'Account: confirm the address',
  occasion: 'To an address that was entered for a new account, or for another address of one',
  subject: 'Please confirm your address for {gallery}',
  words: [
    'Hello,',
    'This address was used to create a collector account with {gallery}. Please confirm it within {days} days, in the browser where you are signed in.',
    '{link}',
    'If this was not you, you can ignore this email; the account will be deleted.',
    '{gallery}',
  ],
  placeholders: { days: { sample: confirmDays }, ...linkPlaceholder('?confirm=…', LABELS.confirm) },
});

const ACCOUNT_EXISTS = defineEmailTemplate({
  key: 'account-already',
  title: 'Account: already exists',
  occasion: 'To an address that has an account, when someone uses it for another one',
  subject: 'You already have an account with {gallery}',
  words: [
    'Hello,',
    'This address was used to create a collector account with {gallery}, but you already have one. Please sign in, or reset your password under “Forgot password?”.',
    '{link}',
    'If this was not you, you can ignore this email; your account has not changed.',
    '{gallery}',
  ],
  placeholders: linkPlaceholder('', LABELS.signIn),
});

const PASSWORD_RESET = defineEmailTemplate({
  key: 'account-reset',
  title: 'Account: a new password',
  occasion: 'To a collector who has forgotten their password',
  subject: 'Reset your password for {gallery}',
  words: [
    'Hello,',
    'We received a request to reset your password. Please choose a new one within one hour; the link works once.',
    '{link}',
    'If this was not you, you can ignore this email; your password has not changed.',
    '{gallery}',
  ],
  placeholders: linkPlaceholder('?reset=…', LABELS.reset),
});

const PASSWORD_CHANGED = defineEmailTemplate({
  key: 'account-password-changed',
  title: 'Account: the password was changed',
  occasion: 'To a collector whose password was just changed',
  subject: 'Your password for {gallery} was changed',
  words: [
    'Hello,',
    'The password for your collector account was just changed, and every other browser was signed out.',
    'If this was not you, please reset your password under “Forgot password?” right away.',
    '{link}',
    '{gallery}',
  ],
  placeholders: linkPlaceholder('', LABELS.signIn),
});

const ADDRESS_CHANGE = defineEmailTemplate({
  key: 'account-address-change',
  title: 'Account: the address is about to change',
  occasion: 'To the address that an account is about to leave',
  subject: 'Your address for {gallery} is about to change',
  words: [
    'Hello,',
    'Someone who knows the password for your collector account asked to change its email address. The change takes effect once the new address is confirmed.',
    'If this was not you, please reset your password under “Forgot password?” right away; that also stops the change.',
    '{link}',
    '{gallery}',
  ],
  placeholders: linkPlaceholder('', LABELS.signIn),
});

const ACCOUNT_DELETED = defineEmailTemplate({
  key: 'account-goodbye',
  title: 'Account: deleted',
  occasion: 'To a collector who has deleted their account',
  subject: 'Your account with {gallery} has been deleted',
  words: [
    'Hello,',
    'As you asked, we have deleted your collector account and everything in it. Orders are kept without your name for as long as the law requires.',
    '{gallery}',
  ],
  placeholders: {},
});

/** Account emails whose content the owner can change. */
export const ACCOUNT_EMAILS: readonly EmailTemplate[] = [
  CONFIRM_ADDRESS,
  ACCOUNT_EXISTS,
  PASSWORD_RESET,
  PASSWORD_CHANGED,
  ADDRESS_CHANGE,
  ACCOUNT_DELETED,
];

/** Asks the owner of the address to confirm the account. */
export const confirmAddressEmail = (
  to: string,
  token: string,
  { origin }: AccountEmailOrigin,
): TemplatedEmail =>
  templatedEmail(CONFIRM_ADDRESS, to, {
    days: confirmDays,
    link: [{ link: `${origin}/collector?confirm=${token}`, label: LABELS.confirm }],
  });

/**
 * To someone who already has an account, when another account requests their address; the form itself does not reveal
 * this.
 */
export const accountExistsEmail = (to: string, from: AccountEmailOrigin): TemplatedEmail =>
  templatedEmail(ACCOUNT_EXISTS, to, { link: collectorPageLink(from) });

/** Lets the person who reads the mailbox choose a new password. */
export const passwordResetEmail = (
  to: string,
  token: string,
  { origin }: AccountEmailOrigin,
): TemplatedEmail =>
  templatedEmail(PASSWORD_RESET, to, {
    link: [{ link: `${origin}/collector?reset=${token}`, label: LABELS.reset }],
  });

/** Notifies the owner, so that a stranger's change does not go unnoticed. */
export const passwordChangedEmail = (to: string, from: AccountEmailOrigin): TemplatedEmail =>
  templatedEmail(PASSWORD_CHANGED, to, { link: collectorPageLink(from) });

/** To the address that is about to be replaced. */
export const addressChangeEmail = (to: string, from: AccountEmailOrigin): TemplatedEmail =>
  templatedEmail(ADDRESS_CHANGE, to, { link: collectorPageLink(from) });

/** The last email to a collector whose account was deleted. */
export const accountDeletedEmail = (to: string): TemplatedEmail => templatedEmail(ACCOUNT_DELETED, to, {});

const collectorPageLink = ({ origin }: AccountEmailOrigin) => [
  { link: `${origin}/collector`, label: LABELS.signIn },
];
