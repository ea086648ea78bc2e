import { ApiProperty } from '@nestjs/swagger';
import { CERTIFICATE_STATES, type CertificateState } from '../../entities/certificate.entity';

/** The certificate of one print of an order. */
export class OrderCertificate {
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() orderLineId: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'The 3 in `3 of 9`' }) number: number;
  @ApiProperty({ description: 'The 9 in `3 of 9`' }) total: number;
  @ApiProperty({ enum: CERTIFICATE_STATES }) state: CertificateState;
  @ApiProperty({ description: 'Empty once the account was deleted' }) holderName: string;
  @ApiProperty({ format: 'date-time' }) issuedAt: string;
  @ApiProperty({ description: "Whether the photographer's signature stands beneath it" })
  signatureApplied: boolean;
}
