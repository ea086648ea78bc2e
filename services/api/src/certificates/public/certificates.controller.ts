import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform';
import { CertificatesService } from '../certificates.service';
import { CertificateSigningService } from '../issuing/certificate-signing.service';
import { CertificateKeys, PublicCertificate } from './dto/public-certificate.dto';

/** Public: whether a certificate is valid, and the keys that verify it. */
@ApiTags('certificates')
@Controller('api/certificates')
export class CertificatesController {
  constructor(
    private readonly certificatesService: CertificatesService,
    private readonly certificateSigningService: CertificateSigningService,
  ) {}

  /** The published keys as a JWK set (RFC 7517). */
  @Public()
  @Get('keys')
  @Header('cache-control', 'public, max-age=300')
  @ApiOkResponse({ type: CertificateKeys })
  keys(): CertificateKeys {
    return { keys: this.certificateSigningService.publishedKeys };
  }

  /** Where the QR code on paper leads. */
  @Public()
  @Get(':coaId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PublicCertificate })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  find(@Param('coaId') coaId: string): Promise<PublicCertificate> {
    return this.certificatesService.findPublic(coaId);
  }
}
