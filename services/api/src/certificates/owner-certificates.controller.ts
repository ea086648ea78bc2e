import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { AmendCertificate } from './amend-certificate';
import { CertificateList, CertificateListQuery } from './dto/certificate-list.dto';
import { CertificateRecord } from './dto/certificate-record.dto';
import { CertificateReason, HandOver, OwnerCertificate, SeenCertificate } from './dto/owner-certificate.dto';
import { HandOverCertificate } from './hand-over-certificate';
import { ListCertificates } from './list-certificates';
import { PrintCertificate } from './print-certificate';
import { ReadCertificateRecord } from './read-certificate-record';

const PDF = 'application/pdf';
const REFUSED = { description: 'certificate_not_in_force, changed_meanwhile' };

/** The gallery's calls on certificates: find them, look at one, sign it; the owner transfers, replaces and revokes. */
@ApiTags('certificates')
@ForStaff()
@Controller('api/admin')
export class OwnerCertificatesController {
  constructor(
    private readonly listing: ListCertificates,
    private readonly reading: ReadCertificateRecord,
    private readonly printing: PrintCertificate,
    private readonly amending: AmendCertificate,
    private readonly handing: HandOverCertificate,
  ) {}

  /** Newest first, a page at a time. */
  @Get('certificates')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CertificateList })
  list(@Query() query: CertificateListQuery): Promise<CertificateList> {
    return this.listing.page(query);
  }

  /** Every certificate that matches, as a file that is made while it is sent. */
  @GetCsv('certificates.csv')
  csv(@Query() query: CertificateListQuery): StreamableFile {
    return csvDownload('certificates.csv', this.listing.csv(query));
  }

  /** The certificate with its whole history. */
  @Get('certificates/:coaId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CertificateRecord })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  view(@Param('coaId') coaId: string, @CurrentStaff() staff: SignedInStaff): Promise<CertificateRecord> {
    return this.reading.of(coaId, staff);
  }

  /** The sheet as its holder gets it. */
  @Get('certificates/:coaId/sheet.pdf')
  @Header('cache-control', 'no-store')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  async sheet(@Param('coaId') coaId: string): Promise<StreamableFile> {
    const bytes = await this.printing.print(await this.printing.findForGallery(coaId));
    const disposition = `inline; filename="${coaId}.pdf"`;
    return new StreamableFile(bytes, { type: PDF, length: bytes.length, disposition });
  }

  /** Sets the photographer's signature beneath it. Done already is no error. */
  @Post('certificates/:coaId/signature')
  @HttpCode(200)
  @ApiOkResponse({ type: OwnerCertificate })
  @ApiConflictResponse({ description: 'no_signature, certificate_not_in_force, changed_meanwhile' })
  applySignature(
    @Param('coaId') coaId: string,
    @Body() { version }: SeenCertificate,
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<OwnerCertificate> {
    return this.amending.applySignature(coaId, { actor, version });
  }

  /** Gives it to another holder by the gallery's word. */
  @ForOwner()
  @Post('certificates/:coaId/transfer')
  @HttpCode(200)
  @ApiOkResponse({ type: CertificateRecord })
  @ApiConflictResponse(REFUSED)
  async transfer(
    @Param('coaId') coaId: string,
    @Body() body: HandOver,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CertificateRecord> {
    await this.handing.handOver(coaId, body, staff);
    return this.reading.of(coaId, staff);
  }

  /** Ends it; the history keeps why. */
  @ForOwner()
  @Post('certificates/:coaId/revocation')
  @HttpCode(200)
  @ApiOkResponse({ type: OwnerCertificate })
  @ApiConflictResponse(REFUSED)
  revoke(
    @Param('coaId') coaId: string,
    @Body() { reason, version }: CertificateReason,
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<OwnerCertificate> {
    return this.amending.revoke(coaId, reason, { actor, version });
  }

  /** Ends it and issues another for the same number; answers with the new one. */
  @ForOwner()
  @Post('certificates/:coaId/replacement')
  @HttpCode(201)
  @ApiCreatedResponse({ type: OwnerCertificate })
  @ApiConflictResponse(REFUSED)
  replace(
    @Param('coaId') coaId: string,
    @Body() { reason, version }: CertificateReason,
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<OwnerCertificate> {
    return this.amending.replace(coaId, reason, { actor, version });
  }
}
