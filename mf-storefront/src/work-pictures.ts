import type { ArtworkRecord, Picture } from '@gallery/contracts';

/** All pictures of a work as it is looked at closely: the photograph itself, then how it hangs. */
export const workPictures = ({ artworkImages, catalogueImages }: ArtworkRecord): Picture[] => [
  ...artworkImages,
  ...catalogueImages,
];
