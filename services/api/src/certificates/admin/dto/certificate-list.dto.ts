import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { ListQuery } from '../../../platform';
import { CERTIFICATE_STATES, type CertificateState } from '../../entities/certificate.entity';

/** Whether the photographer's signature stands beneath a certificate in force, or has yet to be set. */
const SIGNATURES = ['applied', 'missing'] as const;

/** The address of `GET /api/admin/certificates`. Searched are number, title, holder and order. */
export class CertificateListQuery extends ListQuery {
  @ApiPropertyOptional({ enum: CERTIFICATE_STATES })
  @IsOptional()
  @IsIn(CERTIFICATE_STATES)
  state?: CertificateState;

  @ApiPropertyOptional({ enum: SIGNATURES, description: 'Of certificates in force' })
  @IsOptional()
  @IsIn(SIGNATURES)
  signature?: (typeof SIGNATURES)[number];

  @ApiPropertyOptional({ format: 'uuid', description: 'Those that this collector holds' })
  @IsOptional()
  @IsUUID()
  collector?: string;
}

/** A certificate in the list. */
export class CertificateRow {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() artworkTitle: string;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ description: 'The 3 in `3 of 9`' }) number: number;
  @ApiProperty({ description: 'The 9 in `3 of 9`' }) total: number;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ description: 'Empty once the account was deleted' }) holderName: string;
  @ApiProperty() holderEmail: string;
  @ApiProperty({ type: String, nullable: true, description: 'Of the account that it is in' })
  collectorId: string | null;
  @ApiProperty({ type: String, nullable: true }) orderNumber: string | null;
  @ApiProperty({ format: 'date-time' }) issuedAt: string;
  @ApiProperty({ description: "Whether the photographer's signature stands beneath it" })
  signatureApplied: boolean;
}

/** A page of certificates, newest first. */
export class CertificateList {
  @ApiProperty({ type: [CertificateRow] }) items: CertificateRow[];
  @ApiProperty({ description: 'Of all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
