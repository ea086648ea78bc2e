import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiProperty,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { IsOptional, IsString } from 'class-validator';
import { SessionsService } from '../../identity';
import { EmailRateLimit, Public, IsEmailAddress, MaxLength, OneLine } from '../../platform';
import { BackInStockService } from './back-in-stock.service';

/** Body of `POST /api/back-in-stock-alerts`. */
class BackInStockRequest {
  @ApiProperty()
  @MaxLength(36)
  @IsString()
  editionId: string;

  @ApiPropertyOptional({
    description: 'Omitted by a signed-in collector, who gets the email at the account’s address',
  })
  @IsOptional()
  @IsEmailAddress()
  email?: string;
}

/** The token of a link in an email. */
class BackInStockToken {
  @ApiProperty()
  @MaxLength(100, { isToken: true })
  @OneLine()
  @IsString()
  token: string;
}

/** The response to the form and to the page behind the links. */
class BackInStockResponse {
  @ApiProperty() message: string;
}

/** Back-in-stock alerts for sold-out editions, and the page that their emails link to. */
@ApiTags('artworks')
@Public()
@Controller('api/back-in-stock-alerts')
export class BackInStockController {
  constructor(
    private readonly backInStockService: BackInStockService,
    private readonly sessionsService: SessionsService,
  ) {}

  /** Requests a back-in-stock alert. The response is the same whether or not the address is known. */
  @EmailRateLimit()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: BackInStockResponse })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  async request(
    @Body() { editionId, email }: BackInStockRequest,
    @Req() request: FastifyRequest,
  ): Promise<BackInStockResponse> {
    const collector = await this.sessionsService.findCollector(request);
    const isConfirmed = await this.backInStockService.request(editionId, email, collector);
    return {
      message: isConfirmed
        ? 'We will email you once when a print is available again.'
        : 'We have sent you an email. Please open the link in it to confirm your request.',
    };
  }

  /**
   * Confirms a back-in-stock alert with the button on the page that the email links to: email scanners only follow
   * links.
   */
  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: BackInStockResponse })
  @ApiNotFoundResponse({ description: 'back_in_stock_token_unknown' })
  async confirm(@Body() { token }: BackInStockToken): Promise<BackInStockResponse> {
    await this.backInStockService.confirm(token);
    return { message: 'Thank you. We will email you once when a print is available again.' };
  }

  /**
   * Unsubscribes from a back-in-stock alert, with the page’s button or from an email client, which posts a form without
   * cookies (RFC 8058).
   */
  @RouteConfig({ ignoresForm: true })
  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOkResponse({ type: BackInStockResponse })
  @ApiNotFoundResponse({ description: 'back_in_stock_token_unknown' })
  async unsubscribe(@Query() { token }: BackInStockToken): Promise<BackInStockResponse> {
    await this.backInStockService.unsubscribe(token);
    return {
      message: 'We will not email you about this print, and have removed your address from the list.',
    };
  }
}
