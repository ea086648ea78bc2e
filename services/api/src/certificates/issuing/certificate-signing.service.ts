import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform';
import { canonicalJson, certificateStatement, type StatedCertificate } from './certificate-statement';
import type { CertificateKey } from '../public/dto/certificate-key.dto';

/** A signature over a statement, and the key that checks it. */
export interface SignedAffiliateStatement {
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
  sign(certificate: StatedCertificate): SignedAffiliateStatement {
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
