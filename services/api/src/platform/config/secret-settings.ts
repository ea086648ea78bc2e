import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { EnvironmentReader } from './environment-reader';

/** The key of `npm start`: everybody knows it, so what it signs proves nothing. */
const DEMO_SIGNING_KEY = 'MC4CAQAwBQYDK2VwBCIEIOz7095HE79+W4HnZ5MPisuUIJoGRNmYtrjbEYBTSmNY';

/** What certificates are signed with, and what they may be checked with. */
export interface CertificateKeys {
  /** Ed25519, private. */
  signing: KeyObject;
  /** Ed25519, public: keys that signed earlier certificates, so that those stay checkable. */
  former: KeyObject[];
  /** Whether the signing key is the one that everybody knows. */
  isDemo: boolean;
}

/** `CERTIFICATE_SIGNING_KEY` and `CERTIFICATE_PUBLISHED_KEYS`. A key is never repeated in a fault. */
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
