import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike, and all of them in the QR code's short alphabet. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 12;

/** What the QR code of a guest's pass says to the camera: 60 random bits. */
export const generateGuestCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
