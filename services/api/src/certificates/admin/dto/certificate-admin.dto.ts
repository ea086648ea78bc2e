import { ARTWORK_FRAME_STYLES, type FrameStyle } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Min,
  ValidateIf,
} from 'class-validator';
import { Picture } from '../../../media';
import { IsEmailAddress, ListQuery, MaxLength, SINGLE_LINE, Trim } from '../../../platform';
import { CERTIFICATE_STATES, type CertificateState } from '../../certificates-policy';
import { SignedCertificate, CollectorTransfer } from '../../dto/certificate.dto';

/** Whether a certificate in force has the photographer's signature. */
const SIGNATURES = ['applied', 'missing'] as const;

/** Query of `GET /api/admin/certificates`. The text is searched in id, title, holder and order. */
export class CertificateListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: CERTIFICATE_STATES })
  @IsOptional()
  @IsIn(CERTIFICATE_STATES)
  state?: CertificateState;

  @ApiPropertyOptional({ enum: SIGNATURES, description: 'Whether a certificate in force is signed' })
  @IsOptional()
  @IsIn(SIGNATURES)
  signature?: (typeof SIGNATURES)[number];

  @ApiPropertyOptional({ format: 'uuid', description: 'Certificates held by this collector' })
  @IsOptional()
  @IsUUID()
  collector?: string;
}

/** A certificate in the list. */
export class CertificateRow {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() artworkTitle: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ description: 'The 3 in `3 of 9`' }) editionNumber: number;
  @ApiProperty({ description: 'The 9 in `3 of 9`' }) total: number;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ description: 'Empty once the account is deleted' }) holderName: string;
  @ApiProperty() holderEmail: string;
  @ApiProperty({ type: String, nullable: true, description: 'Collector whose account it is in' })
  collectorId: string | null;
  @ApiProperty({ type: String, nullable: true }) orderNumber: string | null;
  @ApiProperty({ format: 'date-time' }) issuedAt: string;
  @ApiProperty({ description: 'Whether it carries the photographer’s signature' })
  signatureApplied: boolean;
}

/** A page of certificates, newest first. */
export class CertificateList {
  @ApiProperty({ type: [CertificateRow] }) items: CertificateRow[];
  @ApiProperty({ description: 'Total across all pages; for a search, up to 1,000' }) total: number;
  @ApiPropertyOptional({ description: 'Whether there are more than `total`' }) isTotalMinimum?: boolean;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}

/** What the gallery can do with a certificate in force. */
const CERTIFICATE_ACTIONS = ['signature', 'transfer', 'replace', 'revoke'] as const;
export type CertificateAction = (typeof CERTIFICATE_ACTIONS)[number];

/** A state of a certificate, with its holder from then on, who set it and why. */
export class CertificateRecordEntry {
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ format: 'date-time' }) at: string;
  @ApiProperty({ description: 'Empty once the account is deleted' }) holderName: string;
  @ApiProperty({ example: 'owner ben' }) actor: string;
  @ApiProperty({ type: String, nullable: true }) note: string | null;
}

/** A certificate with everything that staff see of it. */
export class CertificateRecord extends CertificateRow {
  @ApiProperty({ format: 'uuid', description: 'Its id in the console’s socket messages' }) id: string;
  @ApiProperty({ description: 'Send it with an action; an outdated one is refused' }) version: number;
  @ApiProperty() editionId: string;
  @ApiProperty() series: string;
  @ApiProperty() year: number;
  @ApiProperty() medium: string;
  @ApiProperty({ type: String, nullable: true }) frameSize: string | null;
  @ApiProperty({ enum: [...ARTWORK_FRAME_STYLES, 'Unframed'] }) frameStyle: FrameStyle;
  @ApiProperty({ type: String, nullable: true, description: 'Description of a custom frame' })
  customFrame: string | null;
  @ApiProperty({ format: 'date-time' }) saleDate: string;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ type: String, nullable: true, description: 'coaId of the certificate it replaced' })
  replaces: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'coaId of its replacement' })
  replacedBy: string | null;
  @ApiProperty({
    type: CollectorTransfer,
    nullable: true,
    description: 'Open transfer, if its holder started one',
  })
  transfer: CollectorTransfer | null;
  @ApiProperty({ description: 'Ledger entry printed on the certificate' }) entry: string;
  @ApiProperty({ type: SignedCertificate }) signed: SignedCertificate;
  @ApiProperty({ enum: CERTIFICATE_ACTIONS, isArray: true, description: 'Actions open to the caller' })
  moves: CertificateAction[];
  @ApiProperty({ type: [CertificateRecordEntry], description: 'Oldest first' })
  history: CertificateRecordEntry[];
}

/** The version of the certificate that staff read. */
export class CertificateVersion {
  @ApiPropertyOptional({ description: 'The version you read; an outdated one is refused' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;
}

/** The reason stays in the certificate's history. */
export class CertificateAmendmentReason extends CertificateVersion {
  @ApiProperty({ example: 'Damaged in transit and destroyed' })
  @Trim()
  @MaxLength(500, { message: 'Please keep the reason within 500 characters.' })
  @IsNotEmpty({ message: 'Please enter a reason.' })
  @IsString({ message: 'Please enter a reason.' })
  reason: string;
}

/** Body of `POST …/transfer`: the new holder. */
export class CreateGalleryTransfer extends CertificateAmendmentReason {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name of the new owner on one line.' })
  @IsNotEmpty({ message: 'Please enter the name of the new owner.' })
  @IsString({ message: 'Please enter the name of the new owner.' })
  name: string;

  @ApiProperty({ description: 'Empty if they gave none' })
  @ValidateIf(({ email }: CreateGalleryTransfer) => email !== '')
  @IsEmailAddress()
  email: string;

  @ApiProperty({ description: 'Whether both holders get an email' }) @IsBoolean() tellsBoth: boolean;
}

/** A certificate after an amendment. */
export class AmendedCertificate {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty() signatureApplied: boolean;
  @ApiProperty({ type: String, nullable: true }) replaces: string | null;
  @ApiProperty({ type: String, nullable: true }) replacedBy: string | null;
}

/** The certificate of one print of an order. */
export class OrderCertificate {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() orderLineId: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'The 3 in `3 of 9`' }) editionNumber: number;
  @ApiProperty({ description: 'The 9 in `3 of 9`' }) total: number;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ description: 'Empty once the account is deleted' }) holderName: string;
  @ApiProperty({ format: 'date-time' }) issuedAt: string;
  @ApiProperty({ description: 'Whether it carries the photographer’s signature' })
  signatureApplied: boolean;
}
