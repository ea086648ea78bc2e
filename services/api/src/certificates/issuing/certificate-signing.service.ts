import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform';
import type { CertificateKey } from '../public/dto/public-certificate.dto';
import { canonicalJson, certificateStatement, type StatedCertificate } from './certificate-statement';

/** A signature over a statement, and the key that checks it. */
export interface SignedStatement {
  statement: string;
  statementSignature: string;
  keyId: string;
}

/** Signs statements with the gallery's key and publishes what they are checked with (ADR 0054). */
@Injectable()
export class CertificateSigningService {
  /** The key in use first; each former one once. */
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

  /** Signs what a certificate states; its state is the one at issue, whatever became of it since. */
  sign(certificate: StatedCertificate): SignedStatement {
    const statement = certificateStatement({ ...certificate, state: 'issued' }, this.gallery);
    return { statement, statementSignature: this.signatureOf(statement), keyId: this.keyId };
  }

  /** Signs what the gallery states besides, with its name, in the one form in which certificates are signed. */
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

/** `unknown-key`: nothing that the gallery publishes checks it; `forged`: the key is known and says no. */
export type SignatureStatus = 'signed' | 'forged' | 'unknown-key';

/** Checks statements as anybody can: with the published keys and nothing else (ADR 0054). */
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
