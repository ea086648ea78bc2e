/** The index after moving by so many pictures; wraps around. */
export const nextPictureIndex = (shown: number, by: number, count: number): number =>
  (shown + by + count) % count;

/** 'Picture, 1 of 2' if there are several. */
export const pictureCaption = (shown: number, count: number): string | null =>
  count > 1 ? `Picture, ${shown + 1} of ${count}` : null;
