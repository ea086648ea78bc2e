/** Longer than the eight characters of ASVS 6.2.1, because collectors have no second factor. */
export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 128;
