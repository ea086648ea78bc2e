import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { Picture } from '../../../media';
import { IsEmailAddress, MaxLength, SINGLE_LINE, Trim } from '../../../platform';
import { OPEN_TRANSFER_STATES } from '../../collector/dto/collector-certificate.dto';

/** Body of `POST /api/collector/certificates/{coaId}/transfers`: the new holder. */
export class CreateCertificateTransfer {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name of the new owner on one line.' })
  @IsNotEmpty({ message: 'Please enter the name of the new owner.' })
  @IsString({ message: 'Please enter the name of the new owner.' })
  name: string;

  @ApiProperty()
  @IsEmailAddress()
  email: string;
}

/** The secret of one of the two links. */
export class TransferToken {
  @ApiProperty() @IsString() @MaxLength(200) token: string;
}

const TRANSFER_VIEW_STATES = [...OPEN_TRANSFER_STATES, 'completed'] as const;
export type TransferViewState = (typeof TRANSFER_VIEW_STATES)[number];

/** A transfer for the person with one of its links. */
export class TransferView {
  @ApiProperty({ enum: ['holder', 'recipient'], description: 'Whose link it is' })
  role: 'holder' | 'recipient';
  @ApiProperty({ enum: TRANSFER_VIEW_STATES }) state: TransferViewState;
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() artworkTitle: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty() editionTotal: number;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ description: 'Who gives the certificate away' }) from: string;
  @ApiProperty({ description: 'Who shall hold it' }) to: string;
  @ApiProperty({ description: 'The address that has to be signed in to accept' }) email: string;
  @ApiProperty({ format: 'date-time', description: 'When both links end' }) expiresAt: string;
}
