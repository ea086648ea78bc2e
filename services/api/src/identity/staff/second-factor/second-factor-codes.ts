import { Secret, TOTP } from 'otpauth';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const RECOVERY_CODE_COUNT = 10;
/** 120 bits each: at 112 bits or more, a fast hash is enough (ASVS 6.5.2). */
const RECOVERY_CODE_BYTES = 15;
/** Crockford's base32, without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Codes to sign in without the app, once each: `k3f9-…` in six groups of four. */
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

/** The form that is compared: without case, separators, and letters that look like digits. */
export const normalizeRecoveryCode = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/** Defaults of every authenticator app (RFC 6238). */
const PERIOD_S = 30;
const DIGITS = 6;
/** Steps before and after the current one that are also accepted: phone clocks are off, and people type slowly. */
const ACCEPTED_DRIFT_STEPS = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** A new secret in base32, which can be typed when no code can be scanned. */
export const generateTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI that the app scans. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  createTotp(secret, { issuer, label }).toString();

/**
 * The time step of a valid code, or null. Each code is accepted once, and earlier codes are not accepted after it (ASVS
 * 6.5.1).
 * @param lastStep step of the last accepted code
 */
export function matchTotpStep(
  code: string,
  { secret, now, lastStep }: { secret: string; now: Date; lastStep: number | null },
): number | null {
  const delta = createTotp(secret, {}).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: now.getTime(),
    window: ACCEPTED_DRIFT_STEPS,
  });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1_000 / PERIOD_S) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

const createTotp = (secret: string, names: { issuer?: string; label?: string }): TOTP =>
  new TOTP({ ...names, secret, period: PERIOD_S, digits: DIGITS });

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text for one row: `context` names the row, so that a copy in another row cannot be decrypted. */
export function encryptText(text: string, { key, context }: { key: Buffer; context: string }): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error when the key is wrong, or the text was changed or moved to another row */
export function decryptText(encrypted: string, { key, context }: { key: Buffer; context: string }): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
}
