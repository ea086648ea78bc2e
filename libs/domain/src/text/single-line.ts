/**
 * A name sent by a stranger as one line: control characters and line breaks become spaces, and the rest is cut to
 * length. Null when nothing is left.
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
