/** The text of an .eml file with its quoted-printable encoding undone, as its reader sees it. */
export function emailText(file: string): string {
  const end = file.search(/\r?\n\r?\n/);
  // In a header only encoded words are encoded: `?token=78…` of a link there means itself.
  const head = file.slice(0, end).replaceAll(/=\?utf-8\?q\?.*?\?=/gi, decoded);
  const bytes = head + decoded(file.slice(end));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const decoded = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
