import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform';
import { CertificateSigner } from './certificate-signer';
import { CertificateKeys } from './dto/certificate-key.dto';
import { PublicCertificate } from './dto/public-certificate.dto';
import { ReadCertificates } from './read-certificates';

/** What anybody may ask: whether a certificate holds, and with which keys that can be checked. */
@ApiTags('certificates')
@Controller('api/certificates')
export class CertificatesController {
  constructor(
    private readonly reading: ReadCertificates,
    private readonly signer: CertificateSigner,
  ) {}

  /** The published keys as a JWK set (RFC 7517). */
  @Public()
  @Get('keys')
  @Header('cache-control', 'public, max-age=300')
  @ApiOkResponse({ type: CertificateKeys })
  keys(): CertificateKeys {
    return { keys: this.signer.publishedKeys };
  }

  /** Where the QR code on paper leads. */
  @Public()
  @Get(':coaId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PublicCertificate })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  read(@Param('coaId') coaId: string): Promise<PublicCertificate> {
    return this.reading.forAnybody(coaId);
  }
}
