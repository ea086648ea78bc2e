import { ApiProperty } from '@nestjs/swagger';
import { Picture } from '../../media';
import { CERTIFICATE_STATES, type CertificateState } from '../certificates-policy';
import { ProvenanceEntry } from './public-certificate.dto';

/** `asked`: nobody has answered yet; `confirmed`: the holder has; `accepted`: the new owner has. */
export const OPEN_TRANSFER_STATES = ['asked', 'confirmed', 'accepted'] as const;
export type OpenTransferState = (typeof OPEN_TRANSFER_STATES)[number];

/** A transfer that is under way. */
export class CollectorTransfer {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Name of the new owner, as the holder gave it' }) to: string;
  @ApiProperty({ description: 'Where the new owner’s link went' }) email: string;
  @ApiProperty({ enum: OPEN_TRANSFER_STATES }) state: OpenTransferState;
  @ApiProperty({ format: 'date-time', description: 'When both links end' }) expiresAt: string;
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
    description: 'The holder’s own order; null for who got it since',
  })
  orderId: string | null;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ type: [ProvenanceEntry], description: 'Print, sale and transfers, oldest first' })
  provenance: ProvenanceEntry[];
  @ApiProperty({ description: 'Whether the gallery no longer shows the artwork to the public' })
  isArtworkHidden: boolean;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ type: CollectorTransfer, nullable: true }) transfer: CollectorTransfer | null;
}
