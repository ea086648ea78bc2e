import { ARTWORK_FRAME_STYLES, type FrameStyle } from '@gallery/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Picture } from '../../../media';
import { CERTIFICATE_STATES, type CertificateState } from '../../entities/certificate.entity';
import { CertificateRow } from './certificate-list.dto';
import { CollectorTransfer } from '../../collector/dto/collector-certificate.dto';
import { SignedCertificate } from '../../public/dto/public-certificate.dto';

/** What the gallery can do with a certificate in force. */
const CERTIFICATE_ACTIONS = ['signature', 'transfer', 'replace', 'revoke'] as const;
export type CertificateAction = (typeof CERTIFICATE_ACTIONS)[number];

/** A state that a certificate came into, with whose it was from then on, who did it and why. */
export class CertificateRecordEntry {
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: 'Empty once the account was deleted' }) holderName: string;
  @ApiProperty({ example: 'owner ben' }) actor: string;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
}

/** A certificate with everything that the gallery keeps of it. */
export class CertificateRecord extends CertificateRow {
  @ApiProperty({ description: 'Sent back with what is done to it; a stale one is refused' }) version: number;
  @ApiProperty() editionId: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() medium: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ enum: [...ARTWORK_FRAME_STYLES, 'Unframed'] }) frameStyle: FrameStyle;
  @ApiProperty({ format: 'date-time' }) saleDate: string;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ type: String, nullable: true, description: 'coaId of the one whose place it took' })
  replaces: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'coaId of the one that took its place' })
  replacedBy: string | null;
  @ApiProperty({ type: CollectorTransfer, nullable: true, description: 'One that its holder has asked for' })
  transfer: CollectorTransfer | null;
  @ApiProperty({ description: 'Names the ledger entry on paper' }) entry: string;
  @ApiProperty({ type: SignedCertificate }) signed: SignedCertificate;
  @ApiProperty({ enum: CERTIFICATE_ACTIONS, isArray: true, description: 'What who is asking can do' })
  moves: CertificateAction[];
  @ApiProperty({ type: [CertificateRecordEntry], description: 'Oldest first' })
  history: CertificateRecordEntry[];
}
