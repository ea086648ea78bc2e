import { templatedEmail, defineEmailTemplate, type TemplatedEmail, type EmailTemplate } from '../../platform';
import type { StaffRole } from './signed-in-staff';

/** The recipient of a staff email. */
interface StaffEmailRecipient {
  email: string;
  firstName: string;
}

const PERSON = { 'first name': { sample: 'Ada' } } as const;

const PASSWORD_LINK = defineEmailTemplate({
  key: 'staff-password-link',
  title: 'Staff: choose a password',
  occasion: 'To somebody of the console, with the link that the owner has made for them',
  subject: 'Choose your password for the console of {gallery}',
  words: [
    'Hello {first name},',
    'the owner of {gallery} has made this link for you. To choose the password of your account of the console, open it within a day; it works once:',
    '{link}',
    'If you did not expect this, please ask the owner before you use it.',
    '{gallery}',
  ],
  placeholders: {
    ...PERSON,
    link: { sample: [{ link: 'https://console.example/admin/password?token=…' }], isRequired: true },
  },
});

const PASSWORD_CHANGED = defineEmailTemplate({
  key: 'staff-password-changed',
  title: 'Staff: password changed',
  occasion: 'To somebody of the console, after their password was changed',
  subject: 'Your password for the console of {gallery} was changed',
  words: [
    'Hello {first name},',
    'the password of your account of the console was just changed, and every other browser was signed out.',
    'If it was not you, please tell the owner at once.',
    '{gallery}',
  ],
  placeholders: PERSON,
});

const SECOND_FACTOR_REMOVED = defineEmailTemplate({
  key: 'staff-second-factor-removed',
  title: 'Staff: second factor removed',
  occasion: 'To somebody of the console whose second factor the owner has removed',
  subject: 'Your second factor for the console of {gallery} was removed',
  words: [
    'Hello {first name},',
    'the owner has removed the second factor of your account of the console: the login asks for your password alone until you set one up again.',
    'If you did not ask for that, please tell the owner at once.',
    '{gallery}',
  ],
  placeholders: PERSON,
});

const ACCOUNT_NOTICE = defineEmailTemplate({
  key: 'staff-account-notice',
  title: 'Staff: account added, enabled or disabled',
  occasion: 'To every owner, after an account of the console was added, enabled or disabled',
  subject: 'The account {username} was {change} in the console of {gallery}',
  words: [
    'Hello {first name},',
    'the {role} account “{username}” of the console was just {change} by {by}.',
    'If this was not agreed with you, please sign in, undo it and change your password. If you cannot sign in any more, use the server’s terminal.',
    '{gallery}',
  ],
  placeholders: {
    ...PERSON,
    username: { sample: 'mara' },
    role: { sample: 'staff' },
    change: { sample: 'added' },
    by: { sample: 'Theo (theo)' },
  },
});

const WRONG_CODES = defineEmailTemplate({
  key: 'staff-wrong-codes',
  title: 'Staff: wrong codes',
  occasion: 'To somebody of the console, after several wrong codes with their right password',
  subject: 'Somebody knows your password for the console of {gallery}',
  words: [
    'Hello {first name},',
    'somebody entered your right password at the login of the console and then several wrong codes. Nobody was let in.',
    'If it was not you, please change your password at once, or ask the owner for a new link.',
    '{gallery}',
  ],
  placeholders: PERSON,
});

const PASSKEY_ADDED = defineEmailTemplate({
  key: 'staff-passkey-added',
  title: 'Staff: passkey added',
  occasion: 'To somebody of the console, after a passkey was added to their account',
  subject: 'A passkey was added to your account for the console of {gallery}',
  words: [
    'Hello {first name},',
    'a passkey was just added to your account of the console. It signs in without the password.',
    'If it was not you, please remove it on your account’s page, change your password and tell the owner.',
    '{gallery}',
  ],
  placeholders: PERSON,
});

/** Emails to staff whose content the owner can change. */
export const STAFF_EMAILS: readonly EmailTemplate[] = [
  PASSWORD_LINK,
  PASSWORD_CHANGED,
  SECOND_FACTOR_REMOVED,
  ACCOUNT_NOTICE,
  WRONG_CODES,
  PASSKEY_ADDED,
];

/** Lets a staff member choose their password. Never kept: whoever reads the link has the account. */
export const passwordLinkEmail = ({ email, firstName }: StaffEmailRecipient, link: string): TemplatedEmail =>
  templatedEmail(PASSWORD_LINK, email, { 'first name': firstName, link: [{ link }] });

/** Notifies a staff member, so that a stranger's change does not go unnoticed. */
export const staffPasswordChangedEmail = ({ email, firstName }: StaffEmailRecipient): TemplatedEmail =>
  templatedEmail(PASSWORD_CHANGED, email, { 'first name': firstName });

/** Notifies a staff member that signing in needs only the password from now on. */
export const secondFactorRemovedEmail = ({ email, firstName }: StaffEmailRecipient): TemplatedEmail =>
  templatedEmail(SECOND_FACTOR_REMOVED, email, { 'first name': firstName });

/** What happened to an account of the console. */
export interface StaffAccountChange {
  change: 'added' | 'enabled' | 'disabled';
  username: string;
  role: StaffRole;
  /** Who did it, as the email names them. */
  by: string;
}

/** Notifies an owner, so that nobody gives or takes access unnoticed. */
export const staffAccountChangedEmail = (
  { email, firstName }: StaffEmailRecipient,
  { change, username, role, by }: StaffAccountChange,
): TemplatedEmail =>
  templatedEmail(ACCOUNT_NOTICE, email, { 'first name': firstName, username, role, change, by });

/** Warns a staff member that a stranger has their password and lacks only the second factor. */
export const wrongCodesEmail = ({ email, firstName }: StaffEmailRecipient): TemplatedEmail =>
  templatedEmail(WRONG_CODES, email, { 'first name': firstName });

/** Notifies a staff member of a new way into their account. */
export const passkeyAddedEmail = ({ email, firstName }: StaffEmailRecipient): TemplatedEmail =>
  templatedEmail(PASSKEY_ADDED, email, { 'first name': firstName });
