import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { CommissionLineList, CommissionLineQuery } from './dto/commission-line.dto';
import { OrderReferralQuery, PartnerOrderList } from './dto/order-referral.dto';
import { NewPayout, Payout, PayoutList } from './dto/payout.dto';
import { PayPartner } from './pay-partner';
import { ReadCommission } from './read-commission';
import { ReadReferrals } from './read-referrals';

/** The owner's calls on what one partner has brought, has earned and was paid. */
@ApiTags('partners')
@ForOwner()
@Controller('api/admin/selling-partners/:id')
export class PartnerLedgerController {
  constructor(
    private readonly reading: ReadCommission,
    private readonly referrals: ReadReferrals,
    private readonly paying: PayPartner,
  ) {}

  /** Orders that they brought, newest first, whatever their referral's standing. */
  @Get('orders')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PartnerOrderList })
  orders(@Param('id') id: string, @Query() query: OrderReferralQuery): Promise<PartnerOrderList> {
    return this.referrals.ofPartner(id, query);
  }

  /** What they earn, line by line, newest first. */
  @Get('commission-lines')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CommissionLineList })
  lines(@Param('id') id: string, @Query() query: CommissionLineQuery): Promise<CommissionLineList> {
    return this.reading.page(query, id);
  }

  /** Every line that matches, as a file that is made while it is sent. */
  @GetCsv('commission-lines.csv')
  async csv(
    @Param('id') partnerId: string,
    @Query() { cursor: _cursor, limit: _limit, ...filter }: CommissionLineQuery,
  ): Promise<StreamableFile> {
    return csvDownload('commission.csv', await this.reading.csv({ ...filter, partnerId }));
  }

  /** What they were paid, and what the next payout comes to. */
  @Get('payouts')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PayoutList })
  @ApiNotFoundResponse({ description: 'not_found' })
  payouts(@Param('id') id: string): Promise<PayoutList> {
    return this.paying.list(id);
  }

  /** Writes a payout down. The same id again is the same payout. */
  @Post('payouts')
  @HttpCode(201)
  @ApiCreatedResponse({ type: Payout })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with the sum as it is now in `details.payable`' })
  pay(
    @Param('id') id: string,
    @Body() body: NewPayout,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<Payout> {
    return this.paying.pay(id, body, owner);
  }
}
