import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform';
import type { CertificateKey } from '../dto/certificate.dto';
import { canonicalJson, certificateStatement, type StatedCertificate } from './certificate-statement';

/** A signature over a statement, and the key that verifies it. */
export interface SignedStatement {
  statement: string;
  statementSignature: string;
  keyId: string;
}

/** Signs statements with the gallery's key and publishes the keys that verify them (ADR 0054). */
@Injectable()
export class CertificateSigningService {
  /** The current key first, then former ones. */
  readonly publishedKeys: readonly CertificateKey[];
  private readonly signing: KeyObject;
  private readonly keyId: string;
  private readonly gallery: string;

  constructor({ certificates: { signing, former }, brand }: Settings) {
    this.gallery = brand.name;
    const current = publishedKey(createPublicKey(signing));
    this.signing = signing;
    this.keyId = current.kid;
    const earlier = former.map(publishedKey).filter(({ kid }) => kid !== current.kid);
    this.publishedKeys = [current, ...earlier];
  }

  /** Signs what a certificate states at issue, whatever its state is now. */
  sign(certificate: StatedCertificate): SignedStatement {
    const statement = certificateStatement({ ...certificate, state: 'issued' }, this.gallery);
    return { statement, statementSignature: this.signatureOf(statement), keyId: this.keyId };
  }

  /** Signs other facts, with the gallery's name, in the same canonical form as certificates. */
  signFacts(facts: object): { text: string; signature: string; keyId: string } {
    const text = canonicalJson({ ...facts, gallery: this.gallery });
    return { text, signature: this.signatureOf(text), keyId: this.keyId };
  }

  private signatureOf(text: string): string {
    return sign(null, Buffer.from(text), this.signing).toString('base64');
  }
}

/** A public key as JSON Web Key (RFC 8037), named by its thumbprint (RFC 7638). */
function publishedKey(key: KeyObject): CertificateKey {
  const { x = '' } = key.export({ format: 'jwk' });
  const members = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x });
  const kid = createHash('sha256').update(members).digest('base64url');
  return { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' };
}

/** `unknown-key`: no published key has this id; `forged`: the key does not verify the signature. */
export type SignatureStatus = 'signed' | 'forged' | 'unknown-key';

/** Verifies statements as anyone can, with the published keys only (ADR 0054). */
export function createSignatureVerifier(
  keys: readonly CertificateKey[],
): (signed: SignedStatement) => SignatureStatus {
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
