import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EmailRateLimit, Public } from '../../platform';
import { presentCollector } from './collector.presenter';
import { CollectorSession } from './dto/collector-session.dto';
import { ConfirmedEmail, LinkToken } from './dto/link-token.dto';
import { PasswordResetConfirmation, PasswordResetRequest } from './dto/password-reset.dto';
import { EmailConfirmationService } from '../account-links/email-confirmation.service';
import { PasswordResetService } from '../account-links/password-reset.service';
import { SessionCookiesService } from '../sessions/session-cookies.service';
import { SessionsService } from '../sessions/sessions.service';
import { clientInfoOf } from '../client-info';

/** What the links in mails lead to. Pages post their tokens: mail scanners only follow links. */
@ApiTags('collectors')
@Public()
@Controller('api/collectors')
export class AccountLinksController {
  constructor(
    private readonly passwordResetService: PasswordResetService,
    private readonly emailConfirmationService: EmailConfirmationService,
    private readonly sessionsService: SessionsService,
    private readonly sessionCookiesService: SessionCookiesService,
  ) {}

  /** Asks for a link to choose a new password. The answer is the same whether the address is known or not. */
  @EmailRateLimit()
  @Post('password-resets')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async requestReset(@Body() { email }: PasswordResetRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.passwordResetService.request(email, clientInfoOf(request));
  }

  /** Chooses the new password and signs in. */
  @Post('password-resets/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectorSession })
  @ApiNotFoundResponse({ description: '`account_link_unknown`' })
  async confirmReset(
    @Body() body: PasswordResetConfirmation,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CollectorSession> {
    const entrance = await this.passwordResetService.confirm(body, clientInfoOf(request));
    this.sessionCookiesService.set('collector', reply, entrance);
    return { sessionId: entrance.session, collector: presentCollector(entrance.collector) };
  }

  /** Confirms an address, for who is signed in to the account that claims it. */
  @Post('email-confirmations')
  @HttpCode(200)
  @ApiOkResponse({ type: ConfirmedEmail })
  @ApiNotFoundResponse({ description: '`account_link_unknown`' })
  async confirmEmail(@Body() { token }: LinkToken, @Req() request: FastifyRequest): Promise<ConfirmedEmail> {
    const signedIn = await this.sessionsService.findCollector(request);
    return { email: await this.emailConfirmationService.confirm(token, signedIn?.id ?? null) };
  }
}
