/** Whether a text looks like an email address. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254;

/** What to do about an email address that was entered; undefined for a complete one. */
export function emailError(entered: string, missing = 'Enter your email address'): string | undefined {
  const email = entered.trim();
  if (email === '') return missing;
  return isEmail(email) ? undefined : 'Enter a valid email address';
}

/** Enough of an address for its owner to recognize it, and nobody else: `e…@marsh.example`. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
}
