import { Body, Controller, Delete, Header, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiConflictResponse,
  ApiForbiddenResponse,
} from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { EmailRateLimit, Public } from '../../platform';
import { CollectorTransfer } from '../dto/certificate.dto';
import { CertificateTransferCompletionService } from './certificate-transfer-completion.service';
import {
  CertificateTransfersService,
  CreateCertificateTransfer,
  TransferToken,
  TransferView,
} from './certificate-transfers.service';

/** Certificate transfers: the holder starts one, and both sides respond through the links in their emails. */
@ApiTags('certificates')
@Controller('api')
export class CertificateTransfersController {
  constructor(
    private readonly certificateTransfersService: CertificateTransfersService,
    private readonly certificateTransferCompletionService: CertificateTransferCompletionService,
  ) {}

  /** Starts a transfer and emails a link to each side. */
  @ForCollectors()
  @EmailRateLimit()
  @Post('collector/certificates/:coaId/transfers')
  @ApiCreatedResponse({ type: CollectorTransfer })
  @ApiNotFoundResponse({ description: 'certificate_not_found' })
  @ApiConflictResponse({ description: 'transfer_open, certificate_not_in_force' })
  create(
    @Param('coaId') coaId: string,
    @Body() body: CreateCertificateTransfer,
    @CurrentCollector() collector: SignedInCollector,
  ): Promise<CollectorTransfer> {
    return this.certificateTransfersService.create(collector, coaId, body);
  }

  /** Cancels a transfer. */
  @ForCollectors()
  @Delete('collector/transfers/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'transfer_not_found' })
  cancel(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentCollector() collector: SignedInCollector,
  ): Promise<void> {
    return this.certificateTransfersService.cancel(collector, id);
  }

  /** The transfer behind a link. A POST, so that the link’s secret is not logged. */
  @Public()
  @Post('certificate-transfers/lookup')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TransferView })
  @ApiNotFoundResponse({ description: 'transfer_not_found' })
  lookup(@Body() { token }: TransferToken): Promise<TransferView> {
    return this.certificateTransfersService.findByToken(token);
  }

  /** Confirms a transfer as its holder, authorized by the link. */
  @Public()
  @Post('certificate-transfers/confirm')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TransferView })
  @ApiNotFoundResponse({ description: 'transfer_not_found' })
  confirm(@Body() { token }: TransferToken): Promise<TransferView> {
    return this.certificateTransferCompletionService.confirm(token);
  }

  /** Accepts a transfer as the new owner, signed in with the address that got the link. */
  @ForCollectors()
  @Post('certificate-transfers/accept')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TransferView })
  @ApiNotFoundResponse({ description: 'transfer_not_found' })
  @ApiForbiddenResponse({ description: 'transfer_for_another' })
  accept(
    @Body() { token }: TransferToken,
    @CurrentCollector() collector: SignedInCollector,
  ): Promise<TransferView> {
    return this.certificateTransferCompletionService.accept(token, collector);
  }
}
