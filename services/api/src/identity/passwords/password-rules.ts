import { isCommonPassword } from './common-passwords';

/** In characters. Longer than the eight of ASVS 6.2.1, because no second factor stands behind it. */
export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 128;

/** What an account says of its owner: the first that others would try. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** What is wrong with a new password, as a sentence for its field; null when nothing is. */
export function passwordError(password: string, owner: PasswordOwner): string | null {
  const length = Array.from(password.normalize('NFC')).length;
  if (length < MIN_PASSWORD_LENGTH) return `Please use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (length > MAX_PASSWORD_LENGTH) return `Please use at most ${MAX_PASSWORD_LENGTH} characters.`;
  if (personalTerms(owner).includes(normalizeTerm(password)))
    return 'Please choose a password that is not your name or email address.';
  if (isCommonPassword(password))
    return 'This password is on lists of common ones. Please choose another; three or four unrelated words are good.';
  return null;
}

/** The address, the part before its @, and the names in the ways people put them together. */
function personalTerms({ email, firstName, lastName }: PasswordOwner): string[] {
  const names = [firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`];
  return [email, email.split('@')[0] ?? '', ...names].map(normalizeTerm).filter((word) => word !== '');
}

const normalizeTerm = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s._-]/g, '');
