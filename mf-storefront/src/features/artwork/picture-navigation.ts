/** The position after turning by so many pictures: after the last comes the first, before the first the last. */
export const nextPictureIndex = (shown: number, by: number, count: number): number =>
  (shown + by + count) % count;

/** 'Picture, 1 of 2' where there are several. */
export const pictureCaption = (shown: number, count: number): string | null =>
  count > 1 ? `Picture, ${shown + 1} of ${count}` : null;
