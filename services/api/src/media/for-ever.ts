/** Caching of files whose names carry the hash of their content: what they name never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
