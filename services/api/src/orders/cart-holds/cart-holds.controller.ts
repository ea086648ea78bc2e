import { Body, Controller, Delete, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionsService } from '../../identity';
import { Public } from '../../platform';
import { BrowserCookieService } from '../hold-budgets/browser-cookie.service';
import { HoldBudgetService } from '../hold-budgets/hold-budget.service';
import { CartHoldsService, CartHold, CartHoldRequest } from './cart-holds.service';

/** Prints that carts hold. A hold’s id cannot be guessed, so it is the only proof its buyer needs. */
@ApiTags('checkout')
@Controller('api/cart-holds')
export class CartHoldsController {
  constructor(
    private readonly cartHoldsService: CartHoldsService,
    private readonly sessionsService: SessionsService,
    private readonly holdBudgetService: HoldBudgetService,
    private readonly browserCookieService: BrowserCookieService,
  ) {}

  /** Holds one print for the cart for a limited time. */
  @Public()
  @Post()
  @ApiCreatedResponse({ type: CartHold })
  @ApiConflictResponse({ description: 'number_taken with the next number; prints_unavailable; inquiry_only' })
  @ApiTooManyRequestsResponse({ description: 'hold_budget_exceeded, hold_budget_paused' })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  async hold(
    @Req() request: FastifyRequest,
    @Body() body: CartHoldRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CartHold> {
    const collector = await this.sessionsService.findCollector(request);
    const browser = this.browserCookieService.ensure(request, reply);
    const budgets = await this.holdBudgetService.findFor({ request, collector, email: null, browser });
    return this.cartHoldsService.hold(body, collector?.id ?? null, budgets);
  }

  /** Releases a print that the cart holds. */
  @Public()
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async release(@Param('id') id: string): Promise<void> {
    await this.cartHoldsService.release(id);
  }
}
