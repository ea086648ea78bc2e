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
 * None of these emails repeats what was typed, not even the name: anybody can enter anybody's address, and the gallery must not send strangers' text to it.
 */

const linkPlaceholder = (path: string) =>
  ({ link: { sample: [{ link: `https://gallery.example/collector${path}` }], isRequired: true } }) as const;

const CONFIRM_ADDRESS = defineEmailTemplate({
  key: 'account-confirm',
  title: 'Account: confirm the address',
  occasion: 'To an address that was entered for a new account, or for another address of one',
  subject: 'Please confirm your address for {gallery}',
  words: [
    'Hello,',
    'somebody, we hope you, has entered this address for a collector account of {gallery}. To confirm it, open this page within {days} days, in the browser in which you are signed in:',
    '{link}',
    'If it was not you, please leave the link alone: without it the account proves nothing, sees nothing of yours and is forgotten.',
    '{gallery}',
  ],
  placeholders: { days: { sample: confirmDays }, ...linkPlaceholder('?confirm=…') },
});

const ACCOUNT_EXISTS = defineEmailTemplate({
  key: 'account-already',
  title: 'Account: there is one already',
  occasion: 'To an address that has an account, when another account is to move to it',
  subject: 'You already have an account with {gallery}',
  words: [
    'Hello,',
    'somebody, we hope you, has entered this address for a collector account of {gallery}. You already have an account: sign in, or choose a new password under “Forgot password”, here:',
    '{link}',
    'If it was not you, you need not do anything: your account is as it was, and nobody has seen anything of it.',
    '{gallery}',
  ],
  placeholders: linkPlaceholder(''),
});

const PASSWORD_RESET = defineEmailTemplate({
  key: 'account-reset',
  title: 'Account: a new password',
  occasion: 'To a collector who has forgotten their password',
  subject: 'A new password for {gallery}',
  words: [
    'Hello,',
    'somebody, we hope you, has asked to choose a new password. To do so, open this page within one hour; the link works once:',
    '{link}',
    'If it was not you, you need not do anything: your password is as it was.',
    '{gallery}',
  ],
  placeholders: linkPlaceholder('?reset=…'),
});

const PASSWORD_CHANGED = defineEmailTemplate({
  key: 'account-password-changed',
  title: 'Account: the password was changed',
  occasion: 'To a collector whose password was just changed',
  subject: 'Your password for {gallery} was changed',
  words: [
    'Hello,',
    'the password of your collector account was just changed, and every other browser was signed out.',
    'If it was not you, please choose a new password under “Forgot password” at once, here:',
    '{link}',
    '{gallery}',
  ],
  placeholders: linkPlaceholder(''),
});

const ADDRESS_CHANGE = defineEmailTemplate({
  key: 'account-address-change',
  title: 'Account: the address is about to change',
  occasion: 'To the address that an account is about to leave',
  subject: 'Your address for {gallery} is about to change',
  words: [
    'Hello,',
    'somebody who knows the password of your collector account has asked to use another address for it. The change is made once that address is confirmed.',
    'If it was not you, please choose a new password under “Forgot password” at once; that also stops the change:',
    '{link}',
    '{gallery}',
  ],
  placeholders: linkPlaceholder(''),
});

const ACCOUNT_DELETED = defineEmailTemplate({
  key: 'account-goodbye',
  title: 'Account: deleted',
  occasion: 'To a collector who has deleted their account',
  subject: 'Your account with {gallery} has been deleted',
  words: [
    'Hello,',
    'as you asked, your collector account has been deleted, with all that belonged to it. Orders are kept without your name for as long as the law asks.',
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
    link: [{ link: `${origin}/collector?confirm=${token}` }],
  });

/** To somebody who already has an account, when another account asks for their address; that form does not say so. */
export const accountExistsEmail = (to: string, from: AccountEmailOrigin): TemplatedEmail =>
  templatedEmail(ACCOUNT_EXISTS, to, { link: collectorPageLink(from) });

/** Lets the reader of the mailbox choose a new password. */
export const passwordResetEmail = (
  to: string,
  token: string,
  { origin }: AccountEmailOrigin,
): TemplatedEmail =>
  templatedEmail(PASSWORD_RESET, to, { link: [{ link: `${origin}/collector?reset=${token}` }] });

/** Notifies the owner, so that a stranger's change does not go unnoticed. */
export const passwordChangedEmail = (to: string, from: AccountEmailOrigin): TemplatedEmail =>
  templatedEmail(PASSWORD_CHANGED, to, { link: collectorPageLink(from) });

/** To the address that is about to be replaced. */
export const addressChangeEmail = (to: string, from: AccountEmailOrigin): TemplatedEmail =>
  templatedEmail(ADDRESS_CHANGE, to, { link: collectorPageLink(from) });

/** The last email to a collector whose account was deleted. */
export const accountDeletedEmail = (to: string): TemplatedEmail => templatedEmail(ACCOUNT_DELETED, to, {});

const collectorPageLink = ({ origin }: AccountEmailOrigin) => [{ link: `${origin}/collector` }];
