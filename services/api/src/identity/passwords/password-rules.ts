import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@gallery/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** What someone would try first at a photography gallery. The list is documented in docs/security.md. */
const GALLERY_WORDS = [
  'artgallery',
  'artist',
  'artwork',
  'certificate',
  'collector',
  'commission',
  'console',
  'exhibition',
  'fineart',
  'gallery',
  'limitededition',
  'photo',
  'photograph',
  'photographer',
  'photography',
  'sellingpartner',
  'tfgallery',
];

/** The most common passwords from known breaches, and the gallery's own words; lower case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...GALLERY_WORDS]);

/** What people add to a common word to satisfy a rule: `password2024!`. */
const PADDING = /^[\d\p{P}\p{S}]{0,6}|[\d\p{P}\p{S}]{0,6}$/gu;

/** Whether it is on a list, ignoring case; for the list of common passwords also with digits and symbols around it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const bare = plain.replaceAll(PADDING, '');
  return (
    COMMON_PASSWORDS.has(plain) ||
    (bare !== '' && COMMON_PASSWORDS.has(bare)) ||
    isBreachedPassword(plain) ||
    isRepeatedCharacter(plain)
  );
}

/** `aaaaaaaaaa`, `1212121212`: repeating one or two characters adds nothing. */
const isRepeatedCharacter = (password: string): boolean => /^(..?)\1*.?$/su.test(password);

/** Personal data of the account's owner, which others would try first. */
export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

/** The error for a new password, as a sentence for its field; null if there is none. */
export function passwordError(password: string, owner: PasswordOwner, galleryName: string): string | null {
  const length = Array.from(password.normalize('NFC')).length;
  if (length < MIN_PASSWORD_LENGTH) return `Please use at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (length > MAX_PASSWORD_LENGTH) return `Please use at most ${MAX_PASSWORD_LENGTH} characters.`;
  const term = normalizeTerm(password);
  if (personalTerms(owner).includes(term))
    return 'Please choose a password that is not your name or email address.';
  if (term === normalizeTerm(galleryName)) return 'Please choose a password that is not the gallery’s name.';
  if (isCommonPassword(password))
    return 'This password is on lists of leaked passwords. Please choose another; three or four unrelated words work well.';
  return null;
}

/** The address, its local part, and combinations of the names. */
function personalTerms({ email, firstName, lastName }: PasswordOwner): string[] {
  const names = [firstName, lastName, `${firstName}${lastName}`, `${lastName}${firstName}`];
  return [email, email.split('@')[0] ?? '', ...names].map(normalizeTerm).filter((word) => word !== '');
}

const normalizeTerm = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s._-]/g, '');

/** Sorted digests of breached passwords, made by `tools/breached-passwords.mjs`. */
const BREACHED_PASSWORDS_FILE = require.resolve('@gallery/api/data/breached-passwords.bin');
/** Per digest. With 100,000 digests, one good password in ten million is mistaken for one on the list. */
const DIGEST_BYTES = 5;

/** Half a megabyte, for as long as the process runs. */
const digests = readFileSync(BREACHED_PASSWORDS_FILE);

/** How many passwords are on the list. */
export const BREACHED_PASSWORD_COUNT = digests.length / DIGEST_BYTES;

/** Whether it is a breached password of ten characters or more, ignoring case. Makes no network request. */
export function isBreachedPassword(password: string): boolean {
  const digest = createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest();
  let low = 0;
  let high = BREACHED_PASSWORD_COUNT;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = middle * DIGEST_BYTES;
    const order = digest.compare(digests, start, start + DIGEST_BYTES, 0, DIGEST_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
