/** Which kind of account: a collector's or a staff member's. */
export type AccountKind = 'collector' | 'admin';

/** One account, of either kind. */
export interface AccountRef {
  kind: AccountKind;
  id: string;
}

/**
 * The stored form of an address. Emails go to this form, never to what was typed: characters with the same lower-case
 * form (the Kelvin sign becomes a `k`) must not send one person's link to another.
 */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Short and simple, because it appears in URLs of the audit log and is typed on phones. */
export const USERNAME_PATTERN = /^[a-z0-9][a-z0-9._-]{1,59}$/;

export const USERNAME_ERROR =
  'Please use 2 to 60 lowercase letters, digits, dots, dashes or underscores, beginning with a letter or digit.';

/** The stored form of a user name. */
export const normalizeUsername = (username: string): string => username.trim().normalize('NFC').toLowerCase();
