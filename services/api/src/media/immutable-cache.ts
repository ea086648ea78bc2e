/** Caching of files whose names carry the hash of their content: what they name never changes. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
