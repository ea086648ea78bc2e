import { composeMail, type MailBlock, type MailMessage, type Settings } from '../../platform';
import { LINK_HOURS } from './link-rules';

/** Who signs the mails, and under which address its pages are. */
export interface AccountSender {
  name: string;
  origin: string;
}

export const accountSender = ({ brand, http }: Settings): AccountSender => ({
  name: brand.name,
  origin: http.publicOrigin,
});

const CONFIRM_DAYS = LINK_HOURS.confirm / 24;

/*
 * None of these mails repeats what was typed in, the name included: anybody may fill in anybody's address, and the gallery
 * must not carry strangers' words to it.
 */

/** Asks the owner of the address whether the account is theirs. */
export function confirmMail(to: string, token: string, from: AccountSender): MailMessage {
  return letter(to, `Please confirm your address for ${from.name}`, from, [
    `somebody, we hope you, has entered this address for a collector account of ${from.name}. To confirm it, open this page within ${CONFIRM_DAYS} days, in the browser in which you are signed in:`,
    { link: `${from.origin}/collector?confirm=${token}` },
    'If it was not you, please leave the link alone: without it the account proves nothing, sees nothing of yours and is forgotten.',
  ]);
}

/** To who has an account already and asks for another one; the form must not say so to whoever filled it in. */
export function alreadyMail(to: string, from: AccountSender): MailMessage {
  return letter(to, `You already have an account with ${from.name}`, from, [
    `somebody, we hope you, has entered this address for a collector account of ${from.name}. You already have an account: sign in, or choose a new password under “Forgot password”, here:`,
    { link: `${from.origin}/collector` },
    'If it was not you, you need not do anything: your account is as it was, and nobody has seen anything of it.',
  ]);
}

/** Lets who reads the address's mail choose a new password. */
export function resetMail(to: string, token: string, from: AccountSender): MailMessage {
  return letter(to, `A new password for ${from.name}`, from, [
    'somebody, we hope you, has asked to choose a new password. To do so, open this page within one hour; the link works once:',
    { link: `${from.origin}/collector?reset=${token}` },
    'If it was not you, you need not do anything: your password is as it was.',
  ]);
}

/** Tells the owner after the fact, so that a stranger's change does not go unnoticed. */
export function passwordChangedMail(to: string, from: AccountSender): MailMessage {
  return letter(to, `Your password for ${from.name} was changed`, from, [
    'the password of your collector account was just changed, and every other browser was signed out.',
    'If it was not you, please choose a new password under “Forgot password” at once, here:',
    { link: `${from.origin}/collector` },
  ]);
}

/** To the address that is about to be left. */
export function addressChangeMail(to: string, from: AccountSender): MailMessage {
  return letter(to, `Your address for ${from.name} is about to change`, from, [
    'somebody who knows the password of your collector account has asked to use another address for it. The change is made once that address is confirmed.',
    'If it was not you, please choose a new password under “Forgot password” at once; that also stops the change:',
    { link: `${from.origin}/collector` },
  ]);
}

/** The last mail to a collector who has left. */
export function goodbyeMail(to: string, from: AccountSender): MailMessage {
  return letter(to, `Your account with ${from.name} has been deleted`, from, [
    'as you asked, your collector account has been deleted, with all that belonged to it. Orders are kept without your name for as long as the law asks.',
  ]);
}

const letter = (
  to: string,
  subject: string,
  { name }: AccountSender,
  blocks: readonly MailBlock[],
): MailMessage => composeMail(to, subject, ['Hello,', ...blocks, name]);
