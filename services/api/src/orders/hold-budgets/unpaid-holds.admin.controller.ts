import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBadGatewayResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { UnpaidHolds, UnpaidHoldsService } from './unpaid-holds.service';

/** Prints that unpaid checkouts and carts hold, by whom. */
@ApiTags('orders')
@ForStaff()
@Controller('api/admin/unpaid-holds')
export class UnpaidHoldsAdminController {
  constructor(private readonly unpaidHoldsService: UnpaidHoldsService) {}

  /** Prints that are held and not paid for, by who holds them. */
  @Get()
  @ApiOkResponse({ type: UnpaidHolds })
  list(): Promise<UnpaidHolds> {
    return this.unpaidHoldsService.list();
  }

  /** Ends the cart holds of one origin and expires its unpaid checkouts, which releases their prints. Only the owner may, as with cancelling orders. */
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
