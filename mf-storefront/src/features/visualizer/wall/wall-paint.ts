/** A paint of the wall. */
export interface Paint {
  /** Its name in links. */
  key: string;
  name: string;
  /** `#rrggbb` */
  colour: string;
}

/** The paints on offer, from chalk to night blue. */
export const PAINTS = [
  { key: 'plaster', name: 'Plaster', colour: '#e6dfd1' },
  { key: 'chalk', name: 'Chalk', colour: '#f4f2ec' },
  { key: 'clay', name: 'Clay', colour: '#b98d74' },
  { key: 'sage', name: 'Sage', colour: '#9aa38d' },
  { key: 'slate', name: 'Slate', colour: '#5d666b' },
  { key: 'night', name: 'Night', colour: '#26303a' },
] as const satisfies readonly Paint[];

const HEX = /^[0-9a-f]{6}$/;

/** The color of a link, by paint or by six hex digits; default: the first paint. */
export function parseWallColor(wall: string | null): string {
  const named = wall?.toLowerCase() ?? '';
  if (HEX.test(named)) return `#${named}`;
  return (PAINTS.find((paint) => paint.key === named) ?? PAINTS[0]).colour;
}

/** A color in links: the paint's key, else its digits. */
export function wallColorParam(color: string): string {
  const wanted = color.toLowerCase();
  return PAINTS.find((paint) => paint.colour === wanted)?.key ?? wanted.replace('#', '');
}

/** Whether lines on this color are drawn in ink or in paper, by higher contrast (WCAG luminance). */
export function contrastingLine(color: string): 'ink' | 'paper' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linearChannel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > EQUAL_CONTRAST ? 'ink' : 'paper';
}

/** Luminance of the gray on which black and white have the same contrast. */
const EQUAL_CONTRAST = 0.179;

const linearChannel = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
