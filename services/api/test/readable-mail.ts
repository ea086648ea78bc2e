/** The text of an .eml file with its quoted-printable encoding undone, as its reader sees it. */
export function readableMail(file: string): string {
  const bytes = file
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
