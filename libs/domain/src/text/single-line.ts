/**
 * What strangers send as a name, as one line that a column takes: control characters and line ends become spaces, and what is too
 * long is cut. Null when nothing is left.
 * @param longest in characters as the database counts them
 */
export function toSingleLine(text: string | null | undefined, longest: number): string | null {
  if (!text) return null;
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .normalize('NFC');
  return Array.from(line).slice(0, longest).join('').trim() || null;
}
