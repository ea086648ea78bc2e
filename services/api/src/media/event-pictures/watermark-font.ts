import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeWoff } from '../fonts/woff-decoder';

const PACKED = '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff';
/** The comma ends the family's name: without it Pango takes "Medium" for a weight of a family that is not there. */
const FAMILY = 'Instrument Sans Medium,';

interface TextFont {
  font: string;
  fontfile: string;
}

let unpacked: TextFont | null = null;

/**
 * Watermarks use our own font, since servers often have none. sharp reads only uncompressed fonts from files, so it is
 * unpacked once for the lifetime of the process.
 */
export function watermarkFont(): TextFont {
  unpacked ??= { font: FAMILY, fontfile: unpack() };
  return unpacked;
}

function unpack(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'gallery-font-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'mark.ttf');
  writeFileSync(file, decodeWoff(readFileSync(require.resolve(PACKED))));
  return file;
}
