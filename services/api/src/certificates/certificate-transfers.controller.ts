import { Body, Controller, Delete, Header, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { MailRateLimit, Public } from '../platform';
import { AskTransfer } from './ask-transfer';
import { CollectorTransfer } from './dto/collector-certificate.dto';
import { TransferRequest, TransferToken, TransferView } from './dto/transfer.dto';
import { ReadTransfer } from './read-transfer';
import { SettleTransfer } from './settle-transfer';

/** A certificate goes to a new owner: the holder asks, both answer by the links in their mails. */
@ApiTags('certificates')
@Controller('api')
export class CertificateTransfersController {
  constructor(
    private readonly asking: AskTransfer,
    private readonly reading: ReadTransfer,
    private readonly settling: SettleTransfer,
  ) {}

  /** Sends both links. */
  @ForCollectors()
  @MailRateLimit()
  @Post('collector/certificates/:coaId/transfers')
  @HttpCode(201)
  @ApiCreatedResponse({ type: CollectorTransfer })
  ask(
    @Param('coaId') coaId: string,
    @Body() body: TransferRequest,
    @CurrentCollector() collector: SignedInCollector,
  ): Promise<CollectorTransfer> {
    return this.asking.ask(collector, coaId, body);
  }

  /** Calls the transfer off. */
  @ForCollectors()
  @Delete('collector/transfers/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  cancel(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentCollector() collector: SignedInCollector,
  ): Promise<void> {
    return this.asking.cancel(collector, id);
  }

  /** What a link is about. A POST, so that its secret stands in no log. */
  @Public()
  @Post('certificate-transfers/look')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TransferView })
  look(@Body() { token }: TransferToken): Promise<TransferView> {
    return this.reading.look(token);
  }

  /** The holder's answer; their link is the guard. */
  @Public()
  @Post('certificate-transfers/confirm')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TransferView })
  confirm(@Body() { token }: TransferToken): Promise<TransferView> {
    return this.settling.confirm(token);
  }

  /** The new owner's answer, signed in with the address that the link was sent to. */
  @ForCollectors()
  @Post('certificate-transfers/accept')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: TransferView })
  accept(
    @Body() { token }: TransferToken,
    @CurrentCollector() collector: SignedInCollector,
  ): Promise<TransferView> {
    return this.settling.accept(token, collector);
  }
}
