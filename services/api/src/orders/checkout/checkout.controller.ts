import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
  UseInterceptors,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import {
  ApiTooManyRequestsResponse,
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiUnprocessableEntityResponse,
  ApiBadGatewayResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { SessionsService, type SignedInCollector, RefusedAttemptsService } from '../../identity';
import { PaymentsService } from '../../payments';
import { CheckoutRateLimit, Public, RateLimit, AppError, networkOf } from '../../platform';
import { QUOTES_PER_WINDOW } from '../orders-policy';
import { CheckoutSession, CheckoutSessionRequest } from './dto/checkout.dto';
import { CartQuote, CartQuoteRequest, QuotesService } from './quotes.service';
import { OrderReceipt } from '../receipts/dto/order-receipt.dto';
import { BrowserCookieService } from '../hold-budgets/browser-cookie.service';
import { HoldBudgetService } from '../hold-budgets/hold-budget.service';
import { CheckoutService } from './checkout.service';
import type { Buyer } from '../creation/items-for-sale.service';
import { OrderReceiptsService } from '../receipts/order-receipts.service';

/** Errors of a shopper's own input, which say nothing about hoarding. */
const HARMLESS = ['validation_failed', 'quote_changed', 'order_limit_exceeded', 'waiting_room'];

/** Records which networks' checkouts were refused. */
@Injectable()
export class RefusedCheckoutInterceptor implements NestInterceptor<unknown, unknown> {
  constructor(private readonly refusedAttemptsService: RefusedAttemptsService) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof AppError && error.status < 500 && !HARMLESS.includes(error.code))
          await this.refusedAttemptsService.recordCheckout(error.code, networkOf(ip));
        throw error;
      }),
    );
  }
}

/** Starts and ends checkouts. A session’s id cannot be guessed, so it is the only proof its buyer needs. */
@ApiTags('checkout')
@Controller('api')
export class CheckoutController {
  constructor(
    private readonly checkoutService: CheckoutService,
    private readonly quotesService: QuotesService,
    private readonly orderReceiptsService: OrderReceiptsService,
    private readonly paymentsService: PaymentsService,
    private readonly sessionsService: SessionsService,
    private readonly holdBudgetService: HoldBudgetService,
    private readonly browserCookieService: BrowserCookieService,
  ) {}

  /** Starts a checkout, for guests and signed-in collectors alike. */
  @Public()
  @CheckoutRateLimit()
  @UseInterceptors(RefusedCheckoutInterceptor)
  @Post('create-checkout-session')
  @HttpCode(200)
  @ApiOkResponse({ type: CheckoutSession })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  @ApiTooManyRequestsResponse({ description: 'hold_budget_exceeded, hold_budget_paused' })
  @ApiUnprocessableEntityResponse({
    description: 'currency_not_supported, foreign_return_address, frame_not_offered',
  })
  @ApiConflictResponse({
    description:
      'inquiry_only, number_taken, order_limit_exceeded, prints_unavailable, quote_changed, waiting_room',
  })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  async create(
    @Req() request: FastifyRequest,
    @Body() body: CheckoutSessionRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CheckoutSession> {
    const collector = await this.sessionsService.findCollector(request);
    const buyer = toBuyer(collector);
    const browser = this.browserCookieService.ensure(request, reply);
    const { email } = body.customer;
    const budgets = await this.holdBudgetService.findFor({ request, collector, email, browser });
    return this.checkoutService.createSession(body, buyer, budgets);
  }

  /** Quotes a cart at an address. Holds nothing. */
  @Public()
  @RateLimit(QUOTES_PER_WINDOW)
  @Post('quotes')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CartQuote })
  @ApiConflictResponse({ description: 'inquiry_only' })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  @ApiUnprocessableEntityResponse({ description: 'frame_not_offered' })
  async quote(@Req() request: FastifyRequest, @Body() body: CartQuoteRequest): Promise<CartQuote> {
    return this.quotesService.quoteCart(body, toBuyer(await this.sessionsService.findCollector(request)));
  }

  /** The order behind a checkout. Settles it if Stripe’s webhook has not arrived yet. */
  @Public()
  @Get('checkout-sessions/:sessionId')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OrderReceipt })
  @ApiNotFoundResponse({ description: 'checkout_session_not_found' })
  async receipt(@Param('sessionId') sessionId: string): Promise<OrderReceipt> {
    return this.orderReceiptsService.findBySession(sessionId);
  }

  /** Expires a checkout whose buyer came back without paying, and releases its prints. */
  @Public()
  @Post('checkout-sessions/:sessionId/expire')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  @ApiNotFoundResponse({ description: 'checkout_session_not_found' })
  async release(@Param('sessionId') sessionId: string): Promise<void> {
    await this.paymentsService.expire(sessionId, 'buyer');
  }
}

const toBuyer = (collector: SignedInCollector | null): Buyer =>
  collector && { id: collector.id, isVip: collector.level === 'VIP' };
