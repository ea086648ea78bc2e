/** Whether a text looks like an email address. */
export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254;
