import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBadGatewayResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { UnpaidHolds, UnpaidHoldsService } from './unpaid-holds.service';

/** Prints held by unpaid checkouts and carts, by hold origin. */
@ApiTags('orders')
@ForStaff()
@Controller('api/admin/unpaid-holds')
export class UnpaidHoldsAdminController {
  constructor(private readonly unpaidHoldsService: UnpaidHoldsService) {}

  /** Lists unpaid holds by origin. */
  @Get()
  @ApiOkResponse({ type: UnpaidHolds })
  list(): Promise<UnpaidHolds> {
    return this.unpaidHoldsService.list();
  }

  /**
   * Ends the cart holds of an origin and expires its unpaid checkouts, which releases their prints. Owner only, as with
   * cancelling orders.
   */
  @OwnerRoute()
  @Post(':originId/end')
  @HttpCode(200)
  @ApiOkResponse({ type: UnpaidHolds })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable; some of the holds may have ended' })
  async end(@Param('originId') originId: string, @CurrentStaff() staff: SignedInStaff): Promise<UnpaidHolds> {
    await this.unpaidHoldsService.end(originId, staff);
    return this.unpaidHoldsService.list();
  }
}
