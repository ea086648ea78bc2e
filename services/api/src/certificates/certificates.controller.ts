import { Controller, Get, Header, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../platform';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { pdfResponse, ProducesPdf } from '../pdf';
import { CertificatesService } from './certificates.service';
import { CertificateSigningService } from './issuing/certificate-signing.service';
import { CertificateKeys, PublicCertificate, CollectorCertificate } from './dto/certificate.dto';
import { CertificatePaperService } from './papers/certificate-paper.service';
import { Collection, CollectionService } from './collection/collection.service';

/** Public: whether a certificate is valid, and the keys that verify it. */
@ApiTags('certificates')
@Controller('api/certificates')
export class CertificatesController {
  constructor(
    private readonly certificatesService: CertificatesService,
    private readonly certificateSigningService: CertificateSigningService,
  ) {}

  /** The public keys that verify certificates, as a JWK set (RFC 7517). */
  @Public()
  @Get('keys')
  @Header('cache-control', 'public, max-age=300')
  @ApiOkResponse({ type: CertificateKeys })
  keys(): CertificateKeys {
    return { keys: this.certificateSigningService.publishedKeys };
  }

  /** The public record of a certificate, to which its QR code leads. */
  @Public()
  @Get(':coaId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PublicCertificate })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  find(@Param('coaId') coaId: string): Promise<PublicCertificate> {
    return this.certificatesService.findPublic(coaId);
  }
}

/** The certificates that a collector holds. */
@ApiTags('certificates')
@ForCollectors()
@Controller('api/collector/certificates')
export class CollectorCertificatesController {
  constructor(
    private readonly certificatesService: CertificatesService,
    private readonly certificatePaperService: CertificatePaperService,
  ) {}

  /** Lists the collector’s certificates, newest sale first. */
  @Get()
  @ApiOkResponse({ type: [CollectorCertificate] })
  list(@CurrentCollector() { id }: SignedInCollector): Promise<CollectorCertificate[]> {
    return this.certificatesService.listByCollector(id);
  }

  /** A certificate’s PDF, for its holder only. Browsers cache it and revalidate it each time. */
  @Get(':coaId.pdf')
  @Header('cache-control', 'private, no-cache')
  @ProducesPdf()
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  async pdf(
    @Param('coaId') coaId: string,
    @CurrentCollector() { id }: SignedInCollector,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const printable = await this.certificatePaperService.findForHolder(coaId, id);
    void reply.header('etag', printable.etag);
    if (known === printable.etag) {
      void reply.code(304);
      return undefined;
    }
    const bytes = await this.certificatePaperService.renderPdf(printable);
    return pdfResponse(bytes, printable.certificate.coaId);
  }
}

/** The prints that the signed-in collector owns. */
@ApiTags('certificates')
@ForCollectors()
@Controller('api/collector/collection')
export class CollectionController {
  constructor(private readonly collectionService: CollectionService) {}

  /** The collector’s prints, with what each cost and what it costs now. */
  @Get()
  @ApiOkResponse({ type: Collection })
  find(@CurrentCollector() { id }: SignedInCollector): Promise<Collection> {
    return this.collectionService.find(id);
  }

  /** The collection as a PDF for an insurer, with pictures, numbers and certificates. */
  @Get('insurance-sheet.pdf')
  @ProducesPdf()
  async insuranceSheet(@CurrentCollector() collector: SignedInCollector): Promise<StreamableFile> {
    return pdfResponse(await this.collectionService.renderInsuranceSheet(collector), 'insurance-sheet');
  }
}
