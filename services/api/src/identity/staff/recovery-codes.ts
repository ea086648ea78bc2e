import { randomBytes } from 'node:crypto';

const COUNT = 10;
/** 80 bits each, so that a fast hash of one is enough. */
const BYTES = 10;
/** Crockford's base32 without the letters that look like figures. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Codes to get in by without the app, once each: `k3f9-…` in four groups of four. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newRecoveryCode);

function newRecoveryCode(): string {
  let bits = BigInt(`0x${randomBytes(BYTES).toString('hex')}`);
  let text = '';
  for (let sign = 0; sign < (BYTES * 8) / 5; sign += 1) {
    text += SIGNS[Number(bits % 32n)];
    bits /= 32n;
  }
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** As it is compared: however it was written down, and whatever was taken for a figure. */
export const plainRecoveryCode = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
