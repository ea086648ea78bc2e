import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForOwner } from '../identity';
import { AmendCertificate } from './amend-certificate';
import { CertificateReason, OwnerCertificate } from './dto/owner-certificate.dto';

/** The owner's calls on certificates. */
@ApiTags('certificates')
@ForOwner()
@Controller('api/admin/certificates/:coaId')
export class OwnerCertificatesController {
  constructor(private readonly amending: AmendCertificate) {}

  /** Sets the photographer's signature beneath it (C43). Done already is no error. */
  @Post('signature')
  @HttpCode(200)
  @ApiOkResponse({ type: OwnerCertificate })
  applySignature(@Param('coaId') coaId: string): Promise<OwnerCertificate> {
    return this.amending.applySignature(coaId);
  }

  /** Ends it; the history keeps why. */
  @Post('revocation')
  @HttpCode(200)
  @ApiOkResponse({ type: OwnerCertificate })
  revoke(@Param('coaId') coaId: string, @Body() { reason }: CertificateReason): Promise<OwnerCertificate> {
    return this.amending.revoke(coaId, reason);
  }

  /** Ends it and issues another for the same number; answers with the new one (G22). */
  @Post('replacement')
  @HttpCode(201)
  @ApiCreatedResponse({ type: OwnerCertificate })
  replace(@Param('coaId') coaId: string, @Body() { reason }: CertificateReason): Promise<OwnerCertificate> {
    return this.amending.replace(coaId, reason);
  }
}
