import { composeMail, type MailBlock, type MailMessage } from '../../platform';

/** To whom of the console a mail goes, and which gallery writes. */
export interface StaffLetter {
  to: string;
  firstName: string;
  /** The gallery's name. */
  gallery: string;
}

/** Lets somebody choose the password of their account of the console. Never kept: whoever reads the link has the account. */
export function passwordLinkMail(letter: StaffLetter, link: string): MailMessage {
  return write(letter, `Choose your password for the console of ${letter.gallery}`, [
    `the owner of ${letter.gallery} has made this link for you. To choose the password of your account of the console, open it within a day; it works once:`,
    { link },
    'If you did not expect this, please ask the owner before you use it.',
  ]);
}

/** Tells somebody after the fact, so that a stranger's change does not go unnoticed. */
export function staffPasswordChangedMail(letter: StaffLetter): MailMessage {
  return write(letter, `Your password for the console of ${letter.gallery} was changed`, [
    'the password of your account of the console was just changed, and every other browser was signed out.',
    'If it was not you, please tell the owner at once.',
  ]);
}

/** Tells somebody that the login asks for the password alone from now on. */
export function secondFactorGoneMail(letter: StaffLetter): MailMessage {
  return write(letter, `Your second factor for the console of ${letter.gallery} was removed`, [
    'the owner has removed the second factor of your account of the console: the login asks for your password alone until you set one up again.',
    'If you did not ask for that, please tell the owner at once.',
  ]);
}

const write = (
  { to, firstName, gallery }: StaffLetter,
  subject: string,
  blocks: readonly MailBlock[],
): MailMessage => composeMail(to, subject, [`Hello ${firstName},`, ...blocks, gallery]);
