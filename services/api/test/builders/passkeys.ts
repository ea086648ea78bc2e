import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Flags of authenticator data (WebAuthn, 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface AuthenticatorOptions {
  /** Where the browser's page is; the tests' console unless said otherwise. */
  origin?: string;
  rpId?: string;
}

interface ProofOptions {
  /** False for a device that asks for no finger, face or PIN. */
  isUserVerified?: boolean;
}

/** A device with one passkey: answers WebAuthn's challenges as a browser would, with real signatures. */
export class SoftwareAuthenticator {
  private readonly credentialId = randomBytes(32);
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;
  private readonly origin: string;
  private readonly rpId: string;
  /** How often it has signed. */
  counter = 0;

  constructor({ origin = 'http://localhost:8081', rpId = 'localhost' }: AuthenticatorOptions = {}) {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
    }));
    this.origin = origin;
    this.rpId = rpId;
  }

  /** What `navigator.credentials.create` returns, as JSON. */
  create(challenge: string, { isUserVerified = true }: ProofOptions = {}): object {
    const authData = Buffer.concat([
      this.authenticatorData(HAS_CREDENTIAL, isUserVerified),
      // No model, because attestation is `none`.
      Buffer.alloc(16),
      uint16(this.credentialId.length),
      this.credentialId,
      this.coseKey(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` returns, as JSON. */
  get(challenge: string, { isUserVerified = true }: ProofOptions = {}): object {
    this.counter += 1;
    const authData = this.authenticatorData(0, isUserVerified);
    const clientData = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    });
  }

  private credential(response: object): object {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number, isUserVerified: boolean): Buffer {
    const verified = isUserVerified ? USER_VERIFIED : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256').update(this.rpId).digest(),
      Buffer.from([flags | USER_PRESENT | verified]),
      counter,
    ]);
  }

  /** The public key as a COSE map: EC2, ES256, P-256, x, y. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const cborText = (text: string): Buffer => Buffer.concat([cborHead(0x60, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(0x40, bytes.length), bytes]);

function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([major | length]);
  return length < 256
    ? Buffer.from([major | 24, length])
    : Buffer.concat([Buffer.from([major | 25]), uint16(length)]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
