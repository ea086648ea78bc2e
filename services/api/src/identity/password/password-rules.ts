import { isCommonPassword } from './common-passwords';

/** In characters. Longer than the eight of ASVS 6.2.1, because no second factor stands behind it. */
export const SHORTEST = 10;
export const LONGEST = 128;

/** What an account says of its owner: the first that others would try. */
export interface Owner {
  email: string;
  firstName: string;
  lastName: string;
}

/** What is wrong with a new password, as a sentence for its field; null when nothing is. */
export function passwordFault(password: string, owner: Owner): string | null {
  const length = Array.from(password.normalize('NFC')).length;
  if (length < SHORTEST) return `Please use at least ${SHORTEST} characters.`;
  if (length > LONGEST) return `Please use at most ${LONGEST} characters.`;
  if (ownWords(owner).includes(plain(password)))
    return 'Please choose a password that is not your name or email address.';
  if (isCommonPassword(password))
    return 'This password is on lists of common ones. Please choose another; three or four unrelated words are good.';
  return null;
}

/** The address, the part before its @, and the names in the ways people put them together. */
function ownWords({ email, firstName, lastName }: Owner): string[] {
  const names = [firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`];
  return [email, email.split('@')[0] ?? '', ...names].map(plain).filter((word) => word !== '');
}

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s._-]/g, '');
