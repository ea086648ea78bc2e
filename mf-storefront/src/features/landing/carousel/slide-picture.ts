import type { ArtworkCard, Picture } from '@gallery/contracts';

/** The stage's own ratio: a landscape fills it, and every other work is as tall. Phones have less width to give. */
const STAGE_RATIO = { wide: 3 / 2, phone: 6 / 5 };

/** A picture and what the carousel must know to lay it out. */
export interface SlidePicture {
  picture: Picture | null;
  /** CSS ratio of the plate before its file has come. */
  ratio: string;
  /** For the browser's choice of file. */
  sizes: string;
  /** Narrower than a phone's stage: it keeps the page's left edge where a full one has the window's. */
  isNarrow: boolean;
}

/** The work itself, unframed; the framed picture where that is missing. */
export function slidePicture({ photograph: picture }: ArtworkCard): SlidePicture {
  const { width, height } = picture ?? { width: 3, height: 2 };
  const ratio = width / height;
  return {
    picture,
    ratio: `${width} / ${height}`,
    sizes: slideSizes(ratio),
    isNarrow: ratio < STAGE_RATIO.phone,
  };
}

/**
 * As wide as the stage, or as its height allows; the stage is nine of twelve columns from 64rem on, and never taller than
 * the window less 160 px.
 */
function slideSizes(ratio: number): string {
  const share = (stage: number) => Math.min(1, ratio / stage);
  const byHeight = `calc((100vh - 160px) * ${rounded(ratio)})`;
  const wide = (column: number, unit: string) =>
    `min(${rounded(column * share(STAGE_RATIO.wide))}${unit}, ${byHeight})`;
  return [
    `(min-width: 112rem) ${wide(73.1, 'rem')}`,
    `(min-width: 64rem) ${wide(62.9, 'vw')}`,
    `(min-width: 48rem) ${wide(90, 'vw')}`,
    `${rounded(100 * share(STAGE_RATIO.phone))}vw`,
  ].join(', ');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
