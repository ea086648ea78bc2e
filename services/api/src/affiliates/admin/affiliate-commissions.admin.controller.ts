import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff, PersonalDataExport } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { CommissionReviewService } from '../commissions/commission-review.service';
import {
  UpdateAffiliateCommissionCosts,
  AffiliateCommissionDecision,
  AffiliateCommission,
  AffiliateCommissionList,
  AffiliateCommissionQuery,
} from '../commissions/dto/affiliate-commission.dto';
import { ReferralAssignmentService } from '../attribution/attribution.service';
import { AffiliateCommissionQueries } from '../commissions/affiliate-commission.queries';
import {
  OrderReferralQueries,
  UpdateOrderReferral,
  OrderAttribution,
  OrderReferralList,
  OrderReferralQuery,
} from '../attribution/order-referral.queries';

const CONFLICT_RESPONSE = {
  description: 'commission_state_refused; changed_meanwhile, with the line as it is now in `details.record`',
};

/** Commissions of all affiliates, and attribution of orders, for the owner. */
@ApiTags('partners')
@OwnerRoute()
@Controller('api/admin')
export class AdminAffiliateCommissionsController {
  constructor(
    private readonly affiliateCommissionQueries: AffiliateCommissionQueries,
    private readonly commissionReviewService: CommissionReviewService,
    private readonly orderReferralQueries: OrderReferralQueries,
    private readonly referralAssignmentService: ReferralAssignmentService,
  ) {}

  /** Lists affiliate commissions, newest first. */
  @Get('affiliate-commissions')
  @ApiOkResponse({ type: AffiliateCommissionList })
  list(@Query() query: AffiliateCommissionQuery): Promise<AffiliateCommissionList> {
    return this.affiliateCommissionQueries.list(query);
  }

  /** Exports every commission that matches as a CSV stream. */
  @PersonalDataExport()
  @GetCsv('affiliate-commissions.csv')
  async exportCsv(
    @Query() { cursor: _cursor, limit: _limit, ...filter }: AffiliateCommissionQuery,
  ): Promise<StreamableFile> {
    return csvDownload('commission.csv', await this.affiliateCommissionQueries.exportCsv(filter));
  }

  /** Corrects the costs of a commission that is neither approved nor paid. */
  @Patch('affiliate-commissions/:id')
  @ApiOkResponse({ type: AffiliateCommission })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse(CONFLICT_RESPONSE)
  async correctCosts(
    @Param('id') id: string,
    @Body() body: UpdateAffiliateCommissionCosts,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<AffiliateCommission> {
    await this.commissionReviewService.correctCosts(id, body, owner);
    return this.affiliateCommissionQueries.get(id);
  }

  /** Accepts or declines a commission in review. */
  @Post('affiliate-commissions/:id/decision')
  @HttpCode(200)
  @ApiOkResponse({ type: AffiliateCommission })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse(CONFLICT_RESPONSE)
  async decide(
    @Param('id') id: string,
    @Body() body: AffiliateCommissionDecision,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<AffiliateCommission> {
    await this.commissionReviewService.decide(id, body, owner);
    return this.affiliateCommissionQueries.get(id);
  }

  /** Lists attributed orders, newest first. */
  @Get('order-referrals')
  @ApiOkResponse({ type: OrderReferralList })
  listReferrals(@Query() query: OrderReferralQuery): Promise<OrderReferralList> {
    return this.orderReferralQueries.list(query);
  }

  /** The affiliate of an order, without rates. All fields are null if there is none. */
  @ForStaff()
  @Get('orders/:orderNumber/referral')
  @ApiOkResponse({ type: OrderAttribution })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  getReferral(@Param('orderNumber') orderNumber: string): Promise<OrderAttribution> {
    return this.orderReferralQueries.get(orderNumber);
  }

  /** Assigns an affiliate to an order, or removes them. */
  @Put('orders/:orderNumber/referral')
  @ApiOkResponse({ type: OrderAttribution })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  @ApiConflictResponse({
    description: 'referral_paid; changed_meanwhile, with the order as it is now in `details.record`',
  })
  async assignReferral(
    @Param('orderNumber') orderNumber: string,
    @Body() body: UpdateOrderReferral,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<OrderAttribution> {
    await this.referralAssignmentService.assign(orderNumber, body, owner);
    return this.orderReferralQueries.get(orderNumber);
  }
}
