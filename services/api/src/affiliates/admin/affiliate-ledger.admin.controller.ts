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
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import {
  AffiliateCommissionList,
  AffiliateCommissionQuery,
} from '../commissions/dto/affiliate-commission.dto';
import { OrderReferralQuery, AffiliateOrderList } from '../attribution/dto/order-referral.dto';
import {
  CreateAffiliatePayout,
  AffiliatePayout,
  AffiliatePayoutList,
} from '../payouts/dto/affiliate-payout.dto';
import { AffiliatePayoutsService } from '../payouts/affiliate-payouts.service';
import { AffiliateCommissionQueries } from '../commissions/affiliate-commission.queries';
import { OrderReferralQueries } from '../attribution/order-referral.queries';

/** The owner's calls on what one partner has brought, has earned and was paid. */
@ApiTags('partners')
@OwnerRoute()
@Controller('api/admin/selling-partners/:id')
export class AdminAffiliateLedgerController {
  constructor(
    private readonly affiliateCommissionQueries: AffiliateCommissionQueries,
    private readonly orderReferralQueries: OrderReferralQueries,
    private readonly affiliatePayoutsService: AffiliatePayoutsService,
  ) {}

  /** Orders that they brought, newest first, whatever their referral's standing. */
  @Get('orders')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: AffiliateOrderList })
  listOrders(@Param('id') id: string, @Query() query: OrderReferralQuery): Promise<AffiliateOrderList> {
    return this.orderReferralQueries.listForAffiliate(id, query);
  }

  /** What they earn, line by line, newest first. */
  @Get('commission-lines')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: AffiliateCommissionList })
  listCommissions(
    @Param('id') id: string,
    @Query() query: AffiliateCommissionQuery,
  ): Promise<AffiliateCommissionList> {
    return this.affiliateCommissionQueries.list(query, id);
  }

  /** Every line that matches, as a file that is made while it is sent. */
  @GetCsv('commission-lines.csv')
  async exportCommissionsCsv(
    @Param('id') partnerId: string,
    @Query() { cursor: _cursor, limit: _limit, ...filter }: AffiliateCommissionQuery,
  ): Promise<StreamableFile> {
    return csvDownload(
      'commission.csv',
      await this.affiliateCommissionQueries.exportCsv({ ...filter, partnerId }),
    );
  }

  /** What they were paid, and what the next payout comes to. */
  @Get('payouts')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: AffiliatePayoutList })
  @ApiNotFoundResponse({ description: 'not_found' })
  listPayouts(@Param('id') id: string): Promise<AffiliatePayoutList> {
    return this.affiliatePayoutsService.list(id);
  }

  /** Writes a payout down. The same id again is the same payout. */
  @Post('payouts')
  @HttpCode(201)
  @ApiCreatedResponse({ type: AffiliatePayout })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with the sum as it is now in `details.payable`' })
  createPayout(
    @Param('id') id: string,
    @Body() body: CreateAffiliatePayout,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<AffiliatePayout> {
    return this.affiliatePayoutsService.create(id, body, owner);
  }
}
