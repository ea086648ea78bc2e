/** A paint of the wall. */
export interface Paint {
  /** Its name in links. */
  key: string;
  name: string;
  /** `#rrggbb` */
  color: string;
}

/** The paints on offer, from chalk to night blue. */
export const PAINTS = [
  { key: 'plaster', name: 'Plaster', color: '#e6dfd1' },
  { key: 'chalk', name: 'Chalk', color: '#f4f2ec' },
  { key: 'clay', name: 'Clay', color: '#b98d74' },
  { key: 'sage', name: 'Sage', color: '#9aa38d' },
  { key: 'slate', name: 'Slate', color: '#5d666b' },
  { key: 'night', name: 'Night', color: '#26303a' },
] as const satisfies readonly Paint[];

const HEX = /^[0-9a-f]{6}$/;

/** The color of a link, by paint or by six hex digits; default: the first paint. */
export function parseWallColor(wall: string | null): string {
  const named = wall?.toLowerCase() ?? '';
  if (HEX.test(named)) return `#${named}`;
  return (PAINTS.find((paint) => paint.key === named) ?? PAINTS[0]).color;
}

/** A color in links: the paint's key, else its digits. */
export function wallColorParam(color: string): string {
  const wanted = color.toLowerCase();
  return PAINTS.find((paint) => paint.color === wanted)?.key ?? wanted.replace('#', '');
}
