import { isEmail } from '@gallery/domain';

/** What is wrong with an address before the server has seen it; undefined when nothing is. */
export function emailError(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your e-mail address';
  return isEmail(email.trim()) ? undefined : 'Enter a complete e-mail address';
}

/** The same faults without the fields in which nothing is wrong. */
export function presentErrors<Name extends string>(
  errors: Record<Name, string | undefined>,
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  const isName = (key: string): key is Name => key in errors;
  for (const name of Object.keys(errors).filter(isName)) if (errors[name]) found[name] = errors[name];
  return found;
}

/** What a new password must be, said before anything is wrong. */
export const PASSWORD_HINT = 'At least 10 characters. A few unrelated words are good.';
