import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common passwords of known breaches, lower case, by the package that keeps the list. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** As people dress a common word up to satisfy a rule: `password2024!`. */
const PADDING = /^[\d\p{P}\p{S}]{0,6}|[\d\p{P}\p{S}]{0,6}$/gu;

/** Whether it is on the list, as it is, in other case or with digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase();
  const bare = plain.replaceAll(PADDING, '');
  return (
    COMMON_PASSWORDS.has(plain) || (bare !== '' && COMMON_PASSWORDS.has(bare)) || isRepeatedCharacter(plain)
  );
}

/** `aaaaaaaaaa`, `1212121212`: what repeats one or two signs is no longer than they are. */
const isRepeatedCharacter = (password: string): boolean => /^(..?)\1*.?$/su.test(password);
