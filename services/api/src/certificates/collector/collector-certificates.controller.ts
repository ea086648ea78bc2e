import { Controller, Get, Header, Headers, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { CertificatesService } from '../certificates.service';
import { CertificateDocumentService } from '../documents/certificate-document.service';
import { CollectorCertificate } from './dto/collector-certificate.dto';

const PDF = 'application/pdf';

/** The certificates that a collector holds. */
@ApiTags('certificates')
@ForCollectors()
@Controller('api/collector/certificates')
export class CollectorCertificatesController {
  constructor(
    private readonly certificatesService: CertificatesService,
    private readonly certificateDocumentService: CertificateDocumentService,
  ) {}

  /** Newest sale first. */
  @Get()
  @ApiOkResponse({ type: [CollectorCertificate] })
  list(@CurrentCollector() { id }: SignedInCollector): Promise<CollectorCertificate[]> {
    return this.certificatesService.listByCollector(id);
  }

  /** The PDF, for its holder only. Browsers cache it and revalidate each time. */
  @Get(':coaId.pdf')
  @Header('cache-control', 'private, no-cache')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  async pdf(
    @Param('coaId') coaId: string,
    @CurrentCollector() { id }: SignedInCollector,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const printable = await this.certificateDocumentService.findForHolder(coaId, id);
    void reply.header('etag', printable.etag);
    if (known === printable.etag) {
      void reply.code(304);
      return undefined;
    }
    const bytes = await this.certificateDocumentService.renderPdf(printable);
    const disposition = `inline; filename="${printable.certificate.coaId}.pdf"`;
    return new StreamableFile(bytes, { type: PDF, length: bytes.length, disposition });
  }
}
