import type { ArtworkCard, Picture } from '@gallery/contracts';

/** The stage's ratio: a landscape fills it, and every other artwork is as tall. Phones are narrower. */
const STAGE_RATIO = { wide: 3 / 2, phone: 6 / 5 };

/** A picture with its layout in the carousel. */
export interface SlidePicture {
  picture: Picture | null;
  /** CSS ratio before its file has loaded. */
  ratio: string;
  /** For the browser's choice of file. */
  sizes: string;
  /** Narrower than a phone's stage: aligned with the page's left edge instead of the viewport's. */
  isNarrow: boolean;
}

/** The artwork unframed; framed if that is missing. */
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
 * As wide as the stage, or as its height allows; the stage is nine of twelve columns from 64rem on, and never taller
 * than the viewport less 160 px.
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
