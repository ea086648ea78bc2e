import type { EnvironmentReader } from './environment-reader';

/** The gate of `npm start`, `atelier`: everybody knows it, so it keeps nobody out. */
const DEMO_GATE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$NDG/V7LMPJlgv2ZZVTYV7A$KWIRnoLa/tuuZxxdwws6IMRJ/65sCI/ruy7SM2iIAOI';
/** 32 bytes that everybody knows. */
const DEMO_SECRETS_KEY = Buffer.from('secrets-key-of-the-demo-gallery!').toString('base64');

/** Argon2id in its own notation, parameters and salt included. */
const ARGON2ID = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/;
const KEY_BYTES = 32;

/** What the console's gate and its second factors rest on. */
export interface AdminSecrets {
  /** What the gate's password is compared with. */
  gateHash: string;
  isDemoGate: boolean;
  /** Seals the secrets of second factors in the database; 32 bytes. */
  secretsKey: Buffer;
  isDemoKey: boolean;
}

/** `ADMIN_GATE_HASH` and `ADMIN_SECRETS_KEY`. Neither is repeated in a fault. */
export function readAdminSecrets(read: EnvironmentReader): AdminSecrets {
  const gateHash = read.text('ADMIN_GATE_HASH', DEMO_GATE_HASH);
  if (!ARGON2ID.test(gateHash))
    read.addError('ADMIN_GATE_HASH must be what `node services/api/dist/owner.js gate` prints.');
  const key = read.text('ADMIN_SECRETS_KEY', DEMO_SECRETS_KEY);
  const secretsKey = Buffer.from(key, 'base64');
  if (secretsKey.length !== KEY_BYTES)
    read.addError(
      `ADMIN_SECRETS_KEY must be ${KEY_BYTES} bytes in base64: openssl rand -base64 ${KEY_BYTES}.`,
    );
  return {
    gateHash,
    isDemoGate: gateHash === DEMO_GATE_HASH,
    secretsKey,
    isDemoKey: key === DEMO_SECRETS_KEY,
  };
}
