import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { DecideCommission } from './decide-commission';
import {
  CommissionCosts,
  CommissionDecision,
  CommissionLine,
  CommissionLineList,
  CommissionLineQuery,
} from './dto/commission-line.dto';
import { NamedPartner, OrderReferral, OrderReferralList, OrderReferralQuery } from './dto/order-referral.dto';
import { NameReferral } from './name-referral';
import { ReadCommission } from './read-commission';
import { ReadReferrals } from './read-referrals';

const REFUSED = {
  description: 'commission_state_refused; changed_meanwhile, with the line as it is now in `details.record`',
};

/** The owner's calls on commission of all partners, and on who brought which order. */
@ApiTags('partners')
@ForOwner()
@Controller('api/admin')
export class CommissionController {
  constructor(
    private readonly reading: ReadCommission,
    private readonly deciding: DecideCommission,
    private readonly referrals: ReadReferrals,
    private readonly naming: NameReferral,
  ) {}

  /** Line by line, newest first, a page at a time. */
  @Get('commission-lines')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CommissionLineList })
  lines(@Query() query: CommissionLineQuery): Promise<CommissionLineList> {
    return this.reading.page(query);
  }

  /** Every line that matches, as a file that is made while it is sent. */
  @GetCsv('commission-lines.csv')
  async csv(
    @Query() { cursor: _cursor, limit: _limit, ...filter }: CommissionLineQuery,
  ): Promise<StreamableFile> {
    return csvDownload('commission.csv', await this.reading.csv(filter));
  }

  /** Corrects what a line has cost, while it is neither approved nor paid. */
  @Patch('commission-lines/:id')
  @ApiOkResponse({ type: CommissionLine })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse(REFUSED)
  async correct(
    @Param('id') id: string,
    @Body() body: CommissionCosts,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<CommissionLine> {
    await this.deciding.correct(id, body, owner);
    return this.reading.one(id);
  }

  /** Says whether a line in review is owed. */
  @Post('commission-lines/:id/decision')
  @HttpCode(200)
  @ApiOkResponse({ type: CommissionLine })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse(REFUSED)
  async decide(
    @Param('id') id: string,
    @Body() body: CommissionDecision,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<CommissionLine> {
    await this.deciding.decide(id, body, owner);
    return this.reading.one(id);
  }

  /** Who brought which order, newest order first. */
  @Get('order-referrals')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderReferralList })
  orderReferrals(@Query() query: OrderReferralQuery): Promise<OrderReferralList> {
    return this.referrals.page(query);
  }

  /** Who brought this order; all null while nobody did. Rates are not told. */
  @ForStaff()
  @Get('orders/:orderNumber/referral')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderReferral })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  referral(@Param('orderNumber') orderNumber: string): Promise<OrderReferral> {
    return this.referrals.one(orderNumber);
  }

  /** Names who brought it, or that nobody did. */
  @Put('orders/:orderNumber/referral')
  @ApiOkResponse({ type: OrderReferral })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  @ApiConflictResponse({
    description: 'referral_paid; changed_meanwhile, with the order as it is now in `details.record`',
  })
  async name(
    @Param('orderNumber') orderNumber: string,
    @Body() body: NamedPartner,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<OrderReferral> {
    await this.naming.name(orderNumber, body, owner);
    return this.referrals.one(orderNumber);
  }
}
