import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, OwnerRoute, type SignedInStaff, PersonalDataExport } from '../../identity';
import { pdfResponse, ProducesPdf } from '../../pdf';
import { csvDownload, GetCsv } from '../../platform';
import { CertificatesService } from '../certificates.service';
import { CertificatePaperService } from '../papers/certificate-paper.service';
import { CertificateAmendmentsService } from './certificate-amendments.service';
import { CertificateListQueries } from './certificate-list.queries';
import { CertificateRecordService } from './certificate-record.service';
import {
  AmendedCertificate,
  CertificateAmendmentReason,
  CertificateList,
  CertificateListQuery,
  CertificateRecord,
  CertificateVersion,
  CreateGalleryTransfer,
  OrderCertificate,
} from './dto/certificate-admin.dto';

const REFUSED = { description: 'certificate_not_in_force, changed_meanwhile' };

/** Staff find and read certificates and apply the signature; the owner transfers, replaces and revokes them. */
@ApiTags('certificates')
@ForStaff()
@Controller('api/admin')
export class AdminCertificatesController {
  constructor(
    private readonly certificateListQueries: CertificateListQueries,
    private readonly certificateRecordService: CertificateRecordService,
    private readonly certificatePaperService: CertificatePaperService,
    private readonly certificateAmendmentsService: CertificateAmendmentsService,
    private readonly certificatesService: CertificatesService,
  ) {}

  /** Lists certificates, newest first, a page at a time. */
  @Get('certificates')
  @ApiOkResponse({ type: CertificateList })
  list(@Query() query: CertificateListQuery): Promise<CertificateList> {
    return this.certificateListQueries.page(query);
  }

  /** Exports every certificate that matches as a CSV stream. */
  @PersonalDataExport()
  @GetCsv('certificates.csv')
  async csv(@Query() query: CertificateListQuery): Promise<StreamableFile> {
    return csvDownload('certificates.csv', await this.certificateListQueries.csv(query));
  }

  /** Lists the certificates of an order, oldest first. Empty until the order is paid. */
  @Get('orders/:orderNumber/certificates')
  @ApiOkResponse({ type: [OrderCertificate] })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  listByOrder(@Param('orderNumber') orderNumber: string): Promise<OrderCertificate[]> {
    return this.certificatesService.listByOrder(orderNumber);
  }

  /** A certificate with its whole history. */
  @Get('certificates/:coaId')
  @ApiOkResponse({ type: CertificateRecord })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  view(@Param('coaId') coaId: string, @CurrentStaff() staff: SignedInStaff): Promise<CertificateRecord> {
    return this.certificateRecordService.get(coaId, staff);
  }

  /** The PDF as the certificate’s holder gets it. */
  @Get('certificates/:coaId/sheet.pdf')
  @ProducesPdf()
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  async pdf(@Param('coaId') coaId: string): Promise<StreamableFile> {
    const bytes = await this.certificatePaperService.renderPdf(
      await this.certificatePaperService.findForGallery(coaId),
    );
    return pdfResponse(bytes, coaId);
  }

  /** Applies the photographer’s signature to a certificate. Repeating it has no effect. */
  @Post('certificates/:coaId/signature')
  @HttpCode(200)
  @ApiOkResponse({ type: AmendedCertificate })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  @ApiConflictResponse({ description: 'no_signature, certificate_not_in_force, changed_meanwhile' })
  applySignature(
    @Param('coaId') coaId: string,
    @Body() { version }: CertificateVersion,
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<AmendedCertificate> {
    return this.certificateAmendmentsService.applySignature(coaId, { actor, version });
  }

  /** Transfers a certificate to another holder without asking either side. */
  @OwnerRoute()
  @Post('certificates/:coaId/transfer')
  @HttpCode(200)
  @ApiOkResponse({ type: CertificateRecord })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  @ApiConflictResponse(REFUSED)
  async transfer(
    @Param('coaId') coaId: string,
    @Body() body: CreateGalleryTransfer,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CertificateRecord> {
    await this.certificateAmendmentsService.transfer(coaId, body, staff);
    return this.certificateRecordService.get(coaId, staff);
  }

  /** Revokes a certificate. The reason stays in its history. */
  @OwnerRoute()
  @Post('certificates/:coaId/revocation')
  @HttpCode(200)
  @ApiOkResponse({ type: AmendedCertificate })
  @ApiConflictResponse(REFUSED)
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  revoke(
    @Param('coaId') coaId: string,
    @Body() { reason, version }: CertificateAmendmentReason,
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<AmendedCertificate> {
    return this.certificateAmendmentsService.revoke(coaId, reason, { actor, version });
  }

  /** Replaces a certificate with a new one for the same edition number, which is returned. */
  @OwnerRoute()
  @Post('certificates/:coaId/replacement')
  @ApiCreatedResponse({ type: AmendedCertificate })
  @ApiConflictResponse(REFUSED)
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  replace(
    @Param('coaId') coaId: string,
    @Body() { reason, version }: CertificateAmendmentReason,
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<AmendedCertificate> {
    return this.certificateAmendmentsService.replace(coaId, reason, { actor, version });
  }
}
