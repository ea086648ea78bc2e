import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { EnvironmentReader } from './environment-reader';

/** The gate password of `npm start`, `atelier`, which is public. */
const DEMO_GATE_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$NDG/V7LMPJlgv2ZZVTYV7A$KWIRnoLa/tuuZxxdwws6IMRJ/65sCI/ruy7SM2iIAOI';
/** 32 bytes that everyone knows. */
const DEMO_SECRETS_KEY = Buffer.from('secrets-key-of-the-demo-gallery!').toString('base64');

/** Argon2id in its own notation, parameters and salt included. */
const ARGON2ID = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/;
const KEY_BYTES = 32;

/** The secrets of the admin's gate and its second factors. */
export interface AdminSecrets {
  /** The hash that the gate's password is checked against. */
  gateHash: string;
  isDemoGate: boolean;
  /** Seals the secrets of second factors in the database; 32 bytes. */
  secretsKey: Buffer;
  isDemoKey: boolean;
}

/** `ADMIN_GATE_HASH` and `ADMIN_SECRETS_KEY`. Neither is repeated in an error. */
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

/** The key of `npm start`, which is public: anyone can sign passes with it. */
const DEMO_PASS_KEY = 'event-pass-key-of-the-demo-gallery-known-to-all';
/** Shorter ones could be guessed. */
const MIN_KEY_LENGTH = 32;

/** What passes to events are signed with. */
export interface GuestPassKey {
  key: string;
  /** Whether it is the one that everyone knows. */
  isDemo: boolean;
}

/** `EVENT_PASS_KEY`. It is never repeated in an error. */
export function readGuestPassKey(read: EnvironmentReader): GuestPassKey {
  const key = read.text('EVENT_PASS_KEY', DEMO_PASS_KEY);
  if (key.length < MIN_KEY_LENGTH)
    read.addError(`EVENT_PASS_KEY must have ${MIN_KEY_LENGTH} characters or more.`);
  return { key, isDemo: key === DEMO_PASS_KEY };
}

/** The key of `npm start`: everyone knows it, so what it signs proves nothing. */
const DEMO_SIGNING_KEY = 'MC4CAQAwBQYDK2VwBCIEIOz7095HE79+W4HnZ5MPisuUIJoGRNmYtrjbEYBTSmNY';

/** What certificates are signed with, and what they may be checked with. */
export interface CertificateKeys {
  /** Ed25519, private. */
  signing: KeyObject;
  /** Ed25519, public: keys that signed earlier certificates, so that those stay checkable. */
  former: KeyObject[];
  /** Whether the signing key is the one that everyone knows. */
  isDemo: boolean;
}

/** `CERTIFICATE_SIGNING_KEY` and `CERTIFICATE_PUBLISHED_KEYS`. A key is never repeated in an error. */
export function readCertificateKeys(read: EnvironmentReader): CertificateKeys {
  const given = read.optional('CERTIFICATE_SIGNING_KEY');
  const signing = given === null ? null : parseEd25519Key(() => createPrivateKey(privateKeyInput(given)));
  if (given !== null && signing === null)
    read.addError('CERTIFICATE_SIGNING_KEY must be an Ed25519 private key, PKCS #8 as PEM or its base64.');
  return {
    signing: signing ?? createPrivateKey(privateKeyInput(DEMO_SIGNING_KEY)),
    former: readFormerKeys(read),
    isDemo: given === null || given === DEMO_SIGNING_KEY,
  };
}

function readFormerKeys(read: EnvironmentReader): KeyObject[] {
  const given = read.optional('CERTIFICATE_PUBLISHED_KEYS');
  if (given === null) return [];
  return given.split(',').flatMap((text) => {
    const key = parseEd25519Key(() =>
      createPublicKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'spki' }),
    );
    if (!key)
      read.addError(
        'CERTIFICATE_PUBLISHED_KEYS must be Ed25519 public keys, SPKI in base64, separated by commas.',
      );
    return key ?? [];
  });
}

/** Environments rarely take line breaks: the base64 between the lines of a PEM file will do. */
const privateKeyInput = (text: string) =>
  text.startsWith('-----BEGIN')
    ? ({ key: text.replaceAll('\\n', '\n'), format: 'pem' } as const)
    : ({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' } as const);

function parseEd25519Key(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
