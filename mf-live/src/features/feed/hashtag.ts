/** What goes along when a photograph is shared, unless the owner chose another: the gallery's name as one word (L47). */
export const defaultHashtag = (galleryName: string): string =>
  `#${galleryName.replace(/[^\p{L}\p{N}]+/gu, '')}`;
