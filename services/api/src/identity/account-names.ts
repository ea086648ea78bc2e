/**
 * The one way an address is written here. Emails go to this form, never to what was typed: signs that only look alike
 * when they are lowered (the Kelvin sign is a `k`) must not lead one person's link to another.
 */
export const normalizeEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** What a user name is made of: it stands in addresses of the audit log and is typed on phones. */
export const USERNAME_PATTERN = /^[a-z0-9][a-z0-9._-]{1,59}$/;

export const USERNAME_ERROR =
  'Please use 2 to 60 small letters, digits, dots, dashes or underscores, beginning with a letter or digit.';

/** The one way a user name is written here. */
export const normalizeUsername = (username: string): string => username.trim().normalize('NFC').toLowerCase();
