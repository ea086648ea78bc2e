import { CATALOG_PICTURE_SIZES } from '@gallery/contracts';

/** Every fifth work, beginning with the first, hangs as a plate of its own (looks: rhythm). Position decides. */
export const isFullWidth = (position: number): boolean => position % 5 === 0;

/** Half a row, less margin and gap; the page is never wider than 1600 px. */
const PAIR_SIZES = '(min-width: 112rem) 48.5rem, (min-width: 64rem) 42vw, (min-width: 40rem) 44vw, 90vw';

/** The column that a picture fills, for the browser's choice of file. */
export const catalogPictureSizes = (position: number): string =>
  isFullWidth(position) ? CATALOG_PICTURE_SIZES : PAIR_SIZES;
