import { CATALOGUE_PLATE_SIZES, type ArtworkRecord, type Picture } from '@gallery/contracts';

/** Every fifth work, beginning with the first, hangs as a plate of its own (looks: rhythm). Position decides. */
export const isPlate = (position: number): boolean => position % 5 === 0;

/** On desktops the framed picture, on phones the work itself (P2); the other one where the first is missing (S79). */
export function cataloguePicture(artwork: ArtworkRecord, isDesktop: boolean): Picture | null {
  const framed = artwork.catalogueImages[0];
  const bare = artwork.artworkImages[0];
  return (isDesktop ? (framed ?? bare) : (bare ?? framed)) ?? null;
}

/** Half a row, less margin and gap; the page is never wider than 1600 px. */
const PAIR_SIZES = '(min-width: 112rem) 48.5rem, (min-width: 64rem) 42vw, (min-width: 40rem) 44vw, 90vw';

/** The column that a picture fills, for the browser's choice of file. */
export const catalogueSizes = (position: number): string =>
  isPlate(position) ? CATALOGUE_PLATE_SIZES : PAIR_SIZES;
