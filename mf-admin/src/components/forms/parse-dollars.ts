/** A sum in dollars as somebody types it, `12,500` or `$23.01`; undefined for what is none. */
export function parseDollars(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s,$]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
