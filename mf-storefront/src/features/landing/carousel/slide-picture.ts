import type { ArtworkCard, Picture } from '@gallery/contracts';

/** Narrower artworks leave a phone's stage free at the right, and are aligned with the page's left edge. */
const PHONE_STAGE_RATIO = 6 / 5;

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
    isNarrow: ratio < PHONE_STAGE_RATIO,
  };
}

/** As wide as the stage, or as its height allows: the viewport's, less label and controls (looks: carousel). */
function slideSizes(ratio: number): string {
  const byHeight = (taken: string) => `calc((100vh - ${taken}) * ${rounded(ratio)})`;
  return [
    `(min-width: 112rem) min(100rem, ${byHeight('10rem')})`,
    `(min-width: 48rem) min(90vw, ${byHeight('10rem')})`,
    `min(100vw, ${byHeight('16rem')})`,
  ].join(', ');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
