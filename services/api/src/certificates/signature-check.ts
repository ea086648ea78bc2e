import { createPublicKey, verify } from 'node:crypto';
import type { SignedStatement } from './certificate-signer';
import type { CertificateKey } from './dto/certificate-key.dto';

/** `unknown-key`: nothing that the gallery publishes checks it; `forged`: the key is known and says no. */
export type SignatureCheck = 'signed' | 'forged' | 'unknown-key';

/** Checks statements as anybody can: with the published keys and nothing else (ADR 0054). */
export function signatureCheck(keys: readonly CertificateKey[]): (signed: SignedStatement) => SignatureCheck {
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
