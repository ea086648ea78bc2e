import { shuffleBySeed } from './shuffle';

/**
 * The artworks in the order in which the catalog shows them: shuffled by the visit's seed. The page hangs them so, and
 * the server sends the first one's picture ahead.
 * @param artworks as the API lists them, newest first
 */
export const inCatalogOrder = <Artwork>(artworks: readonly Artwork[], seed: number): Artwork[] =>
  shuffleBySeed(artworks, seed);
