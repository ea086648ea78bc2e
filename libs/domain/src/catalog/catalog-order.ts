import { shuffleBySeed } from './shuffle';

/**
 * The artworks in the order in which the catalog shows them: shuffled by the visit's seed. The page shows them in
 * this order, and the server preloads the first one's picture.
 * @param artworks as the API lists them, newest first
 */
export const inCatalogOrder = <Artwork>(artworks: readonly Artwork[], seed: number): Artwork[] =>
  shuffleBySeed(artworks, seed);
