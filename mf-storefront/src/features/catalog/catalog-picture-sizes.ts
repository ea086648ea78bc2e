import { CATALOG_PICTURE_SIZES } from '@gallery/contracts';

/**
 * Every fifth artwork, beginning with the first, is a plate of full width, and so is a last one that would stand alone
 * in its row (looks: rhythm).
 */
export const isFullWidth = (position: number, count: number): boolean =>
  position % 5 === 0 || (position === count - 1 && position % 5 !== 2 && position % 5 !== 4);

/** Half a row, less margin and gap; the page is never wider than 1600 px. */
const PAIR_SIZES = '(min-width: 112rem) 48.5rem, (min-width: 64rem) 42vw, (min-width: 40rem) 44vw, 90vw';

/** The width of a picture, for the browser's choice of file. */
export const catalogPictureSizes = (isPlate: boolean): string =>
  isPlate ? CATALOG_PICTURE_SIZES : PAIR_SIZES;
