import { Body, Controller, Get, Param, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff, PersonalDataExport } from '../../identity';
import { AffiliatesService } from '../affiliates.service';
import {
  UpdateAffiliate,
  CreateAffiliate,
  AffiliateListQuery,
  Affiliate,
  AffiliateList,
} from '../dto/affiliate.dto';
import { AffiliateListQueries } from './affiliate-list.queries';
import { csvDownload, GetCsv } from '../../platform';
import {
  AffiliateCommissionList,
  AffiliateCommissionQuery,
} from '../commissions/dto/affiliate-commission.dto';
import {
  CreateAffiliatePayout,
  AffiliatePayout,
  AffiliatePayoutList,
  AffiliatePayoutsService,
} from '../payouts/affiliate-payouts.service';
import { AffiliateCommissionQueries } from '../commissions/affiliate-commission.queries';
import {
  OrderReferralQueries,
  OrderReferralQuery,
  AffiliateOrderList,
} from '../attribution/order-referral.queries';

/** The owner’s view of affiliates and of what each of them brought, earned and was paid. Only the owner sees rates. */
@ApiTags('partners')
@OwnerRoute()
@Controller('api/admin')
export class AdminAffiliatesController {
  constructor(
    private readonly affiliateListQueries: AffiliateListQueries,
    private readonly affiliatesService: AffiliatesService,
    private readonly affiliateCommissionQueries: AffiliateCommissionQueries,
    private readonly orderReferralQueries: OrderReferralQueries,
    private readonly affiliatePayoutsService: AffiliatePayoutsService,
  ) {}

  /** Lists affiliates, newest first, a page at a time. */
  @Get('selling-partners')
  @ApiOkResponse({ type: AffiliateList })
  list(@Query() query: AffiliateListQuery): Promise<AffiliateList> {
    return this.affiliateListQueries.list(query);
  }

  /** One affiliate. */
  @Get('selling-partners/:id')
  @ApiOkResponse({ type: Affiliate })
  @ApiNotFoundResponse({ description: 'not_found' })
  view(@Param('id') id: string): Promise<Affiliate> {
    return this.affiliateListQueries.get(id);
  }

  /** Creates an affiliate, and sends a welcome email if requested. */
  @Post('selling-partners')
  @ApiCreatedResponse({ type: Affiliate })
  create(
    @Body() { sendWelcome = false, ...input }: CreateAffiliate,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<Affiliate> {
    return sendWelcome
      ? this.affiliatesService.createAndWelcome(input, owner)
      : this.affiliatesService.create(input, owner);
  }

  /** Changes the given fields of an affiliate. Existing orders keep their rate. */
  @Patch('selling-partners/:id')
  @ApiOkResponse({ type: Affiliate })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({
    description: 'changed_meanwhile, with the partner as it is now in `details.record`',
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateAffiliate,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<Affiliate> {
    await this.affiliatesService.update(id, body, owner);
    return this.affiliateListQueries.get(id);
  }

  /** Exports every affiliate who matches, with their balance, as a CSV stream. */
  @PersonalDataExport()
  @GetCsv('selling-partners.csv')
  csv(@Query() query: AffiliateListQuery): StreamableFile {
    return csvDownload('partners.csv', this.affiliateListQueries.exportCsv(query));
  }

  /** Lists the orders an affiliate referred, newest first, in any attribution status. */
  @Get('selling-partners/:id/orders')
  @ApiOkResponse({ type: AffiliateOrderList })
  listOrders(@Param('id') id: string, @Query() query: OrderReferralQuery): Promise<AffiliateOrderList> {
    return this.orderReferralQueries.listForAffiliate(id, query);
  }

  /** Lists an affiliate’s commissions, newest first. */
  @Get('selling-partners/:id/commissions')
  @ApiOkResponse({ type: AffiliateCommissionList })
  listCommissions(
    @Param('id') id: string,
    @Query() query: AffiliateCommissionQuery,
  ): Promise<AffiliateCommissionList> {
    return this.affiliateCommissionQueries.list(query, id);
  }

  /** Exports every commission of an affiliate that matches as a CSV stream. */
  @PersonalDataExport()
  @GetCsv('selling-partners/:id/commissions.csv')
  async exportCommissionsCsv(
    @Param('id') affiliateId: string,
    @Query() { cursor: _cursor, limit: _limit, ...filter }: AffiliateCommissionQuery,
  ): Promise<StreamableFile> {
    return csvDownload(
      'commission.csv',
      await this.affiliateCommissionQueries.exportCsv({ ...filter, affiliateId }),
    );
  }

  /** Lists an affiliate’s payouts, with the amount of the next one. */
  @Get('selling-partners/:id/payouts')
  @ApiOkResponse({ type: AffiliatePayoutList })
  @ApiNotFoundResponse({ description: 'not_found' })
  listPayouts(@Param('id') id: string): Promise<AffiliatePayoutList> {
    return this.affiliatePayoutsService.list(id);
  }

  /** Records a payout. Repeating the same id records nothing new. */
  @Post('selling-partners/:id/payouts')
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
