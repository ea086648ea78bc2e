import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { EnvironmentReader } from './reader';

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
export function certificateKeys(read: EnvironmentReader): CertificateKeys {
  const given = read.optional('CERTIFICATE_SIGNING_KEY');
  const signing = given === null ? null : ed25519(() => createPrivateKey(privateForm(given)));
  if (given !== null && signing === null)
    read.fault('CERTIFICATE_SIGNING_KEY must be an Ed25519 private key, PKCS #8 as PEM or its base64.');
  return {
    signing: signing ?? createPrivateKey(privateForm(DEMO_SIGNING_KEY)),
    former: formerKeys(read),
    isDemo: given === null || given === DEMO_SIGNING_KEY,
  };
}

function formerKeys(read: EnvironmentReader): KeyObject[] {
  const given = read.optional('CERTIFICATE_PUBLISHED_KEYS');
  if (given === null) return [];
  return given.split(',').flatMap((text) => {
    const key = ed25519(() =>
      createPublicKey({ key: Buffer.from(text.trim(), 'base64'), format: 'der', type: 'spki' }),
    );
    if (!key)
      read.fault(
        'CERTIFICATE_PUBLISHED_KEYS must be Ed25519 public keys, SPKI in base64, separated by commas.',
      );
    return key ?? [];
  });
}

/** Environments rarely take line breaks: the base64 between the lines of a PEM file will do. */
const privateForm = (text: string) =>
  text.startsWith('-----BEGIN')
    ? ({ key: text.replaceAll('\\n', '\n'), format: 'pem' } as const)
    : ({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' } as const);

function ed25519(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
