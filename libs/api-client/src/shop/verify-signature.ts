import type { CertificateKey, PublicCertificate } from '@gallery/contracts';

/** `unable`: this browser does not support Ed25519. */
export type SignatureVerdict = 'genuine' | 'false' | 'unable';

/** A text with the gallery's signature. */
export type SignedText = Pick<PublicCertificate['signed'], 'payload' | 'signature' | 'keyId'>;

/** Verifies a signature with the published keys, in the browser alone. */
export async function verifySignature(
  { payload, signature, keyId }: SignedText,
  keys: readonly CertificateKey[],
): Promise<SignatureVerdict> {
  const published = keys.find(({ kid }) => kid === keyId);
  if (!published) return 'false';
  const { kty, crv, x } = published;
  try {
    const { subtle } = globalThis.crypto;
    const key = await subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, ['verify']);
    const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
    const isGenuine = await subtle.verify('Ed25519', key, bytes, new TextEncoder().encode(payload));
    return isGenuine ? 'genuine' : 'false';
  } catch {
    return 'unable';
  }
}
