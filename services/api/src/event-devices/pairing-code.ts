import { randomInt } from 'node:crypto';
import { PAIRING_CODE_ALPHABET, PAIRING_CODE_LENGTH } from './event-devices-policy';

/** A random code, as it is stored: `7KXQ4MWP`. */
export const generatePairingCode = (): string =>
  Array.from({ length: PAIRING_CODE_LENGTH }, () =>
    PAIRING_CODE_ALPHABET.charAt(randomInt(PAIRING_CODE_ALPHABET.length)),
  ).join('');

/** As it is read out and typed: `7KXQ-4MWP`. */
export const formatPairingCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The stored form of what somebody typed, in any case, with or without the dash. */
export const normalizePairingCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
