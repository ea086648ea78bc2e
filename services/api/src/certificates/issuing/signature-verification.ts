import { createPublicKey, verify } from 'node:crypto';
import type { SignedAffiliateStatement } from './certificate-signing.service';
import type { CertificateKey } from '../public/dto/certificate-key.dto';

/** `unknown-key`: nothing that the gallery publishes checks it; `forged`: the key is known and says no. */
export type SignatureStatus = 'signed' | 'forged' | 'unknown-key';

/** Checks statements as anybody can: with the published keys and nothing else (ADR 0054). */
export function createSignatureVerifier(
  keys: readonly CertificateKey[],
): (signed: SignedAffiliateStatement) => SignatureStatus {
  const known = new Map(
    keys.map(({ kid, kty, crv, x }) => [kid, createPublicKey({ key: { kty, crv, x }, format: 'jwk' })]),
  );
  return ({ statement, statementSignature, keyId }) => {
    const key = known.get(keyId);
    if (!key) return 'unknown-key';
    const isSigned = verify(null, Buffer.from(statement), key, Buffer.from(statementSignature, 'base64'));
    return isSigned ? 'signed' : 'forged';
  };
}
