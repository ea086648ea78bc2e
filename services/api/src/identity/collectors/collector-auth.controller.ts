import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
  ApiAcceptedResponse,
  ApiNotFoundResponse,
  ApiForbiddenResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EmailRateLimit, Public } from '../../platform';
import { presentCollector } from './collectors.service';
import {
  CollectorRecord,
  CollectorSession,
  SignInRequest,
  SignUpRequest,
  ConfirmedEmail,
  LinkToken,
  PasswordResetConfirmation,
  PasswordResetRequest,
} from './dto/collector-account.dto';
import { SessionCookiesService } from '../sessions/session-cookies.service';
import { SessionsService } from '../sessions/sessions.service';
import { CollectorAuthService } from './collector-auth.service';
import { clientInfoOf } from '../client-info';
import { EmailConfirmationService } from '../account-links/email-confirmation.service';
import { PasswordResetService } from '../account-links/password-reset.service';

/**
 * Signing up, in and out, and the targets of the links in account emails. Pages post the tokens, because email scanners
 * only follow links.
 */
@ApiTags('collectors')
@Public()
@Controller('api')
export class CollectorAuthController {
  constructor(
    private readonly collectorAuthService: CollectorAuthService,
    private readonly sessionsService: SessionsService,
    private readonly sessionCookiesService: SessionCookiesService,
    private readonly passwordResetService: PasswordResetService,
    private readonly emailConfirmationService: EmailConfirmationService,
  ) {}

  /** Creates an account and signs in to it. An address has at most one account. */
  @EmailRateLimit()
  @Post('collectors/signup')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectorSession })
  @ApiConflictResponse({ description: '`account_exists`' })
  async signUp(
    @Body() body: SignUpRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CollectorSession> {
    const entrance = await this.collectorAuthService.signUp(body, clientInfoOf(request));
    await this.sessionsService.revokeCurrent('collector', request);
    this.sessionCookiesService.set('collector', reply, entrance);
    return { sessionId: entrance.session, collector: presentCollector(entrance.collector) };
  }

  /** Signs in and revokes the browser's previous session. */
  @Post('collectors/signin')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectorSession })
  @ApiUnauthorizedResponse({ description: '`sign_in_refused`' })
  async signIn(
    @Body() body: SignInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CollectorSession> {
    const entrance = await this.collectorAuthService.signIn(body, clientInfoOf(request));
    await this.sessionsService.revokeCurrent('collector', request);
    this.sessionCookiesService.set('collector', reply, entrance);
    return { sessionId: entrance.session, collector: presentCollector(entrance.collector) };
  }

  /** Revokes the caller's session, if there is one. */
  @Post('collectors/logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessionsService.revokeCurrent('collector', request);
    this.sessionCookiesService.clear('collector', reply);
  }

  /** The signed-in collector, or null: some clients take any truthy response to mean signed in. */
  @Get('auth/user')
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(CollectorRecord) }, { type: 'null' }] },
  })
  async user(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const collector = await this.sessionsService.findCollector(request);
    // By default, the server sends an empty body for null, which is not valid JSON.
    await reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(collector && presentCollector(collector)));
  }

  /** Requests a link to choose a new password. The response is the same whether or not the address is known. */
  @EmailRateLimit()
  @Post('collectors/password-resets')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async requestReset(@Body() { email }: PasswordResetRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.passwordResetService.request(email, clientInfoOf(request));
  }

  /** Sets a new password and signs in. */
  @Post('collectors/password-resets/confirm')
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

  /** Confirms an address, while signed in to its account. */
  @Post('collectors/email-confirmations')
  @HttpCode(200)
  @ApiOkResponse({ type: ConfirmedEmail })
  @ApiNotFoundResponse({ description: '`account_link_unknown`' })
  @ApiForbiddenResponse({ description: 'account_link_needs_sign_in' })
  async confirmEmail(@Body() { token }: LinkToken, @Req() request: FastifyRequest): Promise<ConfirmedEmail> {
    const signedIn = await this.sessionsService.findCollector(request);
    return { email: await this.emailConfirmationService.confirm(token, signedIn?.id ?? null) };
  }
}
