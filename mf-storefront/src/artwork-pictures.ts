import type { ArtworkRecord, Picture } from '@gallery/contracts';

/** All pictures of a work as it is looked at closely: the photograph itself, then how it hangs. */
export const artworkPictures = ({ artworkImages, catalogueImages }: ArtworkRecord): Picture[] => [
  ...artworkImages,
  ...catalogueImages,
];
