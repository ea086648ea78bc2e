import { randomBytes } from 'node:crypto';

const RECOVERY_CODE_COUNT = 10;
/** 80 bits each, so that a fast hash of one is enough. */
const RECOVERY_CODE_BYTES = 10;
/** Crockford's base32 without the letters that look like figures. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Codes to get in by without the app, once each: `k3f9-…` in four groups of four. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, generateRecoveryCode);

function generateRecoveryCode(): string {
  let bits = BigInt(`0x${randomBytes(RECOVERY_CODE_BYTES).toString('hex')}`);
  let text = '';
  for (let sign = 0; sign < (RECOVERY_CODE_BYTES * 8) / 5; sign += 1) {
    text += ALPHABET[Number(bits % 32n)];
    bits /= 32n;
  }
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** As it is compared: however it was written down, and whatever was taken for a figure. */
export const normalizeRecoveryCode = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
