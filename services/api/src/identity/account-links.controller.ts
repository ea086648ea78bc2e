import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MailRateLimit, Public } from '../platform';
import { presentCollector } from './collector.presenter';
import { CollectorSession } from './dto/collector-session.dto';
import { ConfirmedEmail, LinkToken } from './dto/link-token.dto';
import { PasswordResetConfirmation, PasswordResetRequest } from './dto/password-reset.dto';
import { AddressProof } from './links/address-proof';
import { PasswordReset } from './links/password-reset';
import { SessionCookies } from './session-cookies';
import { Sessions } from './sessions';
import { visitorOf } from './visitor';

/** What the links in mails lead to. Pages post their tokens: mail scanners only follow links. */
@ApiTags('collectors')
@Public()
@Controller('api/collectors')
export class AccountLinksController {
  constructor(
    private readonly resets: PasswordReset,
    private readonly proof: AddressProof,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** Asks for a link to choose a new password. The answer is the same whether the address is known or not. */
  @MailRateLimit()
  @Post('password-resets')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async askForReset(@Body() { email }: PasswordResetRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.resets.ask(email, visitorOf(request));
  }

  /** Chooses the new password and signs in. */
  @Post('password-resets/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectorSession })
  @ApiNotFoundResponse({ description: '`account_link_unknown`' })
  async reset(
    @Body() body: PasswordResetConfirmation,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CollectorSession> {
    const entrance = await this.resets.confirm(body, visitorOf(request));
    this.cookies.set('collector', reply, entrance);
    return { sessionId: entrance.session, collector: presentCollector(entrance.collector) };
  }

  /** Confirms an address, for who is signed in to the account that claims it. */
  @Post('email-confirmations')
  @HttpCode(200)
  @ApiOkResponse({ type: ConfirmedEmail })
  @ApiNotFoundResponse({ description: '`account_link_unknown`' })
  async confirmEmail(@Body() { token }: LinkToken, @Req() request: FastifyRequest): Promise<ConfirmedEmail> {
    const signedIn = await this.sessions.collectorOf(request);
    return { email: await this.proof.confirm(token, signedIn?.id ?? null) };
  }
}
