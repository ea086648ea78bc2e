import { ApiProperty } from '@nestjs/swagger';

/** A public key as JSON Web Key (RFC 8037). */
export class CertificateKey {
  @ApiProperty({ enum: ['OKP'] }) kty: 'OKP';
  @ApiProperty({ enum: ['Ed25519'] }) crv: 'Ed25519';
  @ApiProperty({ description: 'The key, base64url' }) x: string;
  @ApiProperty({ description: 'Thumbprint of the key (RFC 7638); certificates name it as keyId' })
  kid: string;
  @ApiProperty({ enum: ['sig'] }) use: 'sig';
  @ApiProperty({ enum: ['EdDSA'] }) alg: 'EdDSA';
}

/** Every key with which a certificate of the gallery can be checked (RFC 7517). */
export class CertificateKeys {
  @ApiProperty({ type: [CertificateKey] }) keys: readonly CertificateKey[];
}
