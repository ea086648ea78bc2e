import { templatedEmail, defineEmailTemplate, type TemplatedEmail, type EmailTemplate } from '../../platform';
import type { StaffRole } from './staff-roles';

/** The recipient of a staff email. */
interface StaffEmailRecipient {
  email: string;
  firstName: string;
}

const PERSON = { 'first name': { sample: 'Ada' } } as const;

const PASSWORD_LABEL = 'Choose your password';

const PASSWORD_LINK = defineEmailTemplate({
  key: 'staff-password-link',
  title: 'Staff: choose a password',
  occasion: 'To a member of staff, with the link that the owner created for them',
  subject: 'Choose your password for the {gallery} console',
  words: [
    'Hello {first name},',
    'The owner of {gallery} created this link for you. Use it within a day to choose a password for your console account. It works once.',
    '{link}',
    'If you were not expecting this, please check with the owner before you use it.',
    '{gallery}',
  ],
  placeholders: {
    ...PERSON,
    link: {
      sample: [{ link: 'https://console.example/admin/password?token=…', label: PASSWORD_LABEL }],
      isRequired: true,
    },
  },
});

const PASSWORD_CHANGED = defineEmailTemplate({
  key: 'staff-password-changed',
  title: 'Staff: password changed',
  occasion: 'To a member of staff, after their password was changed',
  subject: 'Your password for the {gallery} console was changed',
  words: [
    'Hello {first name},',
    'The password of your console account was just changed. Every other browser was signed out.',
    'If this was not you, please tell the owner right away.',
    '{gallery}',
  ],
  placeholders: PERSON,
});

const SECOND_FACTOR_REMOVED = defineEmailTemplate({
  key: 'staff-second-factor-removed',
  title: 'Staff: second factor removed',
  occasion: 'To a member of staff whose second factor the owner removed',
  subject: 'Your second factor for the {gallery} console was removed',
  words: [
    'Hello {first name},',
    'The owner removed the second factor from your console account. You sign in with your password alone until you set one up again.',
    'If you did not ask for this, please tell the owner right away.',
    '{gallery}',
  ],
  placeholders: PERSON,
});

const ACCOUNT_NOTICE = defineEmailTemplate({
  key: 'staff-account-notice',
  title: 'Staff: account added, enabled or disabled',
  occasion: 'To every owner, after a console account was added, enabled or disabled',
  subject: 'The account {username} was {change} in the {gallery} console',
  words: [
    'Hello {first name},',
    'The {role} account “{username}” in the console was just {change} by {by}.',
    'If you did not agree to this, please sign in, undo it and change your password. If you can no longer sign in, use the server’s terminal.',
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
  occasion: 'To a member of staff, after several wrong codes with their correct password',
  subject: 'Someone knows your password for the {gallery} console',
  words: [
    'Hello {first name},',
    'Someone signed in to the console with your correct password, then entered several wrong codes. They did not get in.',
    'If this was not you, please change your password right away, or ask the owner for a new link.',
    '{gallery}',
  ],
  placeholders: PERSON,
});

const PASSKEY_ADDED = defineEmailTemplate({
  key: 'staff-passkey-added',
  title: 'Staff: passkey added',
  occasion: 'To a member of staff, after a passkey was added to their account',
  subject: 'A passkey was added to your account for the {gallery} console',
  words: [
    'Hello {first name},',
    'A passkey was just added to your console account. It signs you in without a password.',
    'If this was not you, please remove it on your account page, change your password and tell the owner.',
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

/**
 * Lets a staff member choose their password. Its text is never kept: anyone who reads the link controls the account.
 */
export const passwordLinkEmail = ({ email, firstName }: StaffEmailRecipient, link: string): TemplatedEmail =>
  templatedEmail(PASSWORD_LINK, email, { 'first name': firstName, link: [{ link, label: PASSWORD_LABEL }] });

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
  /** The person who did it, as the email names them. */
  by: string;
}

/** Notifies an owner, so that nobody grants or removes access unnoticed. */
export const staffAccountChangedEmail = (
  { email, firstName }: StaffEmailRecipient,
  { change, username, role, by }: StaffAccountChange,
): TemplatedEmail =>
  templatedEmail(ACCOUNT_NOTICE, email, { 'first name': firstName, username, role, change, by });

/** Warns a staff member that a stranger has their password and only lacks the second factor. */
export const wrongCodesEmail = ({ email, firstName }: StaffEmailRecipient): TemplatedEmail =>
  templatedEmail(WRONG_CODES, email, { 'first name': firstName });

/** Notifies a staff member of a new way into their account. */
export const passkeyAddedEmail = ({ email, firstName }: StaffEmailRecipient): TemplatedEmail =>
  templatedEmail(PASSKEY_ADDED, email, { 'first name': firstName });
