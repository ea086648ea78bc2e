import { ARTWORK_FRAME_STYLES, type FrameStyle } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Picture } from '../../media';
import {
  CERTIFICATE_STATES,
  PROVENANCE_KINDS,
  type CertificateState,
  type ProvenanceKind,
} from '../certificates-policy';

/** A state of a certificate, without its holder. */
export class CertificateHistoryEntry {
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ format: 'date-time' }) at: string;
}

/** A date in the life of a print, without names. */
export class ProvenanceEntry {
  @ApiProperty({ enum: PROVENANCE_KINDS }) kind: ProvenanceKind;
  @ApiProperty({ format: 'date-time' }) at: string;
}

/** The certificate as signed at issue; anyone can verify it with a key of `GET /api/certificates/keys`. */
export class SignedCertificate {
  @ApiProperty({ description: 'Canonical JSON (RFC 8785); its UTF-8 bytes are signed' }) payload: string;
  @ApiProperty({ description: 'Base64' }) signature: string;
  @ApiProperty({ description: '`kid` of the published key' }) keyId: string;
  @ApiProperty({ enum: ['Ed25519'] }) algorithm: 'Ed25519';
}

/** The public record of a certificate: no holder, no address, no order. */
export class PublicCertificate {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty() artworkTitle: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() medium: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ enum: [...ARTWORK_FRAME_STYLES, 'Unframed'] }) frameStyle: FrameStyle;
  @ApiProperty({ type: String, nullable: true, description: 'Description of a custom frame' })
  customFrame: string | null;
  @ApiProperty({ description: 'The 3 in 3 of 9' }) editionNumber: number;
  @ApiProperty({ description: 'The 9 in 3 of 9' }) editionTotal: number;
  @ApiProperty({ format: 'date-time' }) saleDate: string;
  @ApiProperty({ format: 'date-time' }) issuedAt: string;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ description: 'Whether it carries the photographer’s signature' })
  signatureApplied: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'URL of the signature’s picture' })
  signatureSrc: string | null;
  @ApiProperty({ description: 'QR code of the certificate’s page, as a data URI' }) qrCode: string;
  @ApiProperty({ type: String, nullable: true, description: 'coaId of the certificate it replaced' })
  replaces: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'coaId of its replacement' })
  replacedBy: string | null;
  @ApiProperty({
    description: 'Ledger entry printed on the certificate: first 64 bits of the payload’s SHA-256',
  })
  entry: string;
  @ApiProperty({ type: [CertificateHistoryEntry], description: 'Oldest first' })
  history: CertificateHistoryEntry[];
  @ApiProperty({ type: [ProvenanceEntry], description: 'Print, sale and transfers, oldest first' })
  provenance: ProvenanceEntry[];
  @ApiProperty({ type: SignedCertificate }) signed: SignedCertificate;
}

/** A public key as JSON Web Key (RFC 8037). */
export class CertificateKey {
  @ApiProperty({ enum: ['OKP'] }) kty: 'OKP';
  @ApiProperty({ enum: ['Ed25519'] }) crv: 'Ed25519';
  @ApiProperty({ description: 'The key, in base64url' }) x: string;
  @ApiProperty({ description: 'Thumbprint of the key (RFC 7638), the keyId in certificates' })
  kid: string;
  @ApiProperty({ enum: ['sig'] }) use: 'sig';
  @ApiProperty({ enum: ['EdDSA'] }) alg: 'EdDSA';
}

/** Every key that verifies a certificate of the gallery (RFC 7517). */
export class CertificateKeys {
  @ApiProperty({ type: [CertificateKey] }) keys: readonly CertificateKey[];
}

/** `asked`: nobody has answered yet; `confirmed`: the holder has; `accepted`: the new owner has. */
export const OPEN_TRANSFER_STATES = ['asked', 'confirmed', 'accepted'] as const;
export type OpenTransferState = (typeof OPEN_TRANSFER_STATES)[number];

/** A transfer that is under way. */
export class CollectorTransfer {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Name of the new owner, as the holder entered it' }) to: string;
  @ApiProperty({ description: 'Email address that the new owner’s link went to' }) email: string;
  @ApiProperty({ enum: OPEN_TRANSFER_STATES }) state: OpenTransferState;
  @ApiProperty({ format: 'date-time', description: 'When both links expire' }) expiresAt: string;
}

/** A certificate as its holder sees it. */
export class CollectorCertificate {
  @ApiProperty() id: string;
  @ApiProperty() artworkTitle: string;
  @ApiProperty({ description: 'The 3 in 3 of 9' }) editionNumber: number;
  @ApiProperty({ description: 'The 9 in 3 of 9' }) editionTotal: number;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty({ format: 'date-time' }) saleDate: string;
  @ApiProperty() signatureApplied: boolean;
  @ApiProperty({ description: 'Opens in a new tab', example: '/api/collector/certificates/COA-….pdf' })
  pdfPath: string;
  @ApiProperty() artworkId: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The holder’s own order; null if it was transferred to them',
  })
  orderId: string | null;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ type: [ProvenanceEntry], description: 'Print, sale and transfers, oldest first' })
  provenance: ProvenanceEntry[];
  @ApiProperty({ description: 'Whether the artwork is hidden from the public' })
  isArtworkHidden: boolean;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ type: CollectorTransfer, nullable: true }) transfer: CollectorTransfer | null;
}
