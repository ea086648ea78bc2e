import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Min,
  ValidateIf,
} from 'class-validator';
import { IsEmailAddress, MaxLength, SINGLE_LINE, Trim } from '../../../platform';
import { CERTIFICATE_STATES, type CertificateState } from '../../entities/certificate.entity';

/** Of the certificate as it was looked at. */
export class CertificateVersion {
  @ApiPropertyOptional({ description: 'Of the certificate that was looked at; a stale one is refused' })
  @IsOptional()
  @IsInt()
  @Min(1)
  version?: number;
}

/** Why the gallery does it; kept in the certificate's history. */
export class CertificateAmendmentReason extends CertificateVersion {
  @ApiProperty({ example: 'Damaged in transit and destroyed' })
  @Trim()
  @MaxLength(500, { message: 'Please keep the reason within 500 characters.' })
  @IsNotEmpty({ message: 'Please say why.' })
  @IsString({ message: 'Please say why.' })
  reason: string;
}

/** Body of `POST …/transfer`: who holds the certificate from now on, by the gallery's word. */
export class CreateGalleryTransfer extends CertificateAmendmentReason {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name of the new owner on one line.' })
  @IsNotEmpty({ message: 'Please enter the name of the new owner.' })
  @IsString({ message: 'Please enter the name of the new owner.' })
  name: string;

  @ApiProperty({ description: 'Empty for somebody who gave none' })
  @ValidateIf(({ email }: CreateGalleryTransfer) => email !== '')
  @IsEmailAddress()
  email: string;

  @ApiProperty({ description: 'Whether both holders are written to' }) @IsBoolean() tellsBoth: boolean;
}

/** A certificate after the gallery's act. */
export class AmendedCertificate {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty() signatureApplied: boolean;
  @ApiProperty({ type: String, nullable: true }) replaces: string | null;
  @ApiProperty({ type: String, nullable: true }) replacedBy: string | null;
}
