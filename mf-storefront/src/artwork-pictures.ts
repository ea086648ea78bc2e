import type { ArtworkRecord, Picture } from '@gallery/contracts';

/** All pictures of an artwork: the photographs, then the framed ones. */
export const artworkPictures = ({ artworkImages, catalogueImages }: ArtworkRecord): Picture[] => [
  ...artworkImages,
  ...catalogueImages,
];
