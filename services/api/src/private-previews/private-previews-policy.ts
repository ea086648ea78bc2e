export const MAX_PREVIEW_ARTWORKS = 50;

/** Collectors who may be named as guests of one private preview. */
export const MAX_PREVIEW_GUESTS = 200;
