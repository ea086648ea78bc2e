/** Works of one paper: each is a picture to load and, in the catalogue raisonné, a page to draw. */
export const MAX_PAPER_WORKS = 100;
