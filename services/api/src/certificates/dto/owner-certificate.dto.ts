import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../platform';
import { CERTIFICATE_STATES, type CertificateState } from '../certificate.entity';

/** Why the owner does it; kept in the certificate's history. */
export class CertificateReason {
  @ApiProperty({ example: 'Damaged in transit and destroyed' })
  @Trim()
  @MaxLength(500, { message: 'Please keep the reason within 500 characters.' })
  @IsNotEmpty({ message: 'Please say why.' })
  @IsString({ message: 'Please say why.' })
  reason: string;
}

/** A certificate after the owner's act. */
export class OwnerCertificate {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty() signatureApplied: boolean;
  @ApiProperty({ type: String, nullable: true }) replaces: string | null;
  @ApiProperty({ type: String, nullable: true }) replacedBy: string | null;
}
