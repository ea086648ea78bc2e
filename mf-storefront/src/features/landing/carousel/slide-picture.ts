import type { ArtworkCard, Picture } from '@gallery/contracts';

/** A picture with its layout in the carousel. */
export interface SlidePicture {
  picture: Picture | null;
  /** CSS ratio before its file has loaded. */
  ratio: string;
  /** For the browser's choice of file. */
  sizes: string;
}

/** The artwork unframed; framed if that is missing. */
export function slidePicture({ photograph: picture }: ArtworkCard): SlidePicture {
  const { width, height } = picture ?? { width: 3, height: 2 };
  const ratio = width / height;
  return {
    picture,
    ratio: `${width} / ${height}`,
    sizes: slideSizes(ratio),
  };
}

/** As wide as the stage, or as its height allows: the viewport's, less label and controls (looks: carousel). */
function slideSizes(ratio: number): string {
  const byHeight = (taken: string) => `calc((100vh - ${taken}) * ${rounded(ratio)})`;
  return [
    `(min-width: 112rem) min(100rem, ${byHeight('10rem')})`,
    `(min-width: 48rem) min(90vw, ${byHeight('10rem')})`,
    `min(100vw - 2.5rem, ${byHeight('16rem')})`,
  ].join(', ');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
