import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MailRateLimit } from '../platform';
import { AccountChanges } from './account-changes';
import { AccountExport } from './account-export';
import { CurrentCollector, ForCollectors } from './collector.guard';
import { AccountDeletion, EmailChange, PasswordChange } from './dto/account-change.dto';
import { SessionRecord } from './dto/session-record.dto';
import { AddressProof } from './links/address-proof';
import { SessionCookies } from './session-cookies';
import { presentSession } from './session.presenter';
import { Sessions } from './sessions';
import type { SignedInCollector } from './signed-in-collector';
import { visitorOf } from './visitor';

/** What collectors do with their account. */
@ApiTags('collectors')
@ForCollectors()
@Controller('api/collectors/me')
export class AccountController {
  constructor(
    private readonly changes: AccountChanges,
    private readonly proof: AddressProof,
    private readonly sessions: Sessions,
    private readonly exports: AccountExport,
    private readonly cookies: SessionCookies,
  ) {}

  /** Mails the confirmation link once more; nothing happens when the address is confirmed. */
  @MailRateLimit()
  @Post('email-confirmations')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async confirmAgain(
    @CurrentCollector() collector: SignedInCollector,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (collector.emailConfirmedAt === null)
      await this.proof.ask(collector, collector.email, visitorOf(request));
  }

  /** Changes the password; every other session ends. */
  @Post('password')
  @HttpCode(204)
  @ApiNoContentResponse()
  async changePassword(
    @CurrentCollector() collector: SignedInCollector,
    @Body() body: PasswordChange,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.changes.changePassword(collector, body, visitorOf(request));
  }

  /** Asks for another address: a link goes to it, and a notice to the present one. */
  @MailRateLimit()
  @Post('email')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async changeEmail(
    @CurrentCollector() collector: SignedInCollector,
    @Body() body: EmailChange,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.changes.changeEmail(collector, body, visitorOf(request));
  }

  /** Where the collector is signed in, most lately used first. */
  @Get('sessions')
  @ApiOkResponse({ type: [SessionRecord] })
  async listSessions(@CurrentCollector() { id, sessionId }: SignedInCollector): Promise<SessionRecord[]> {
    return (await this.sessions.listOf({ kind: 'collector', id })).map((session) =>
      presentSession(session, sessionId),
    );
  }

  /** Ends one of them. */
  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  async endSession(
    @CurrentCollector() collector: SignedInCollector,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.endOne({ kind: 'collector', id: collector.id }, id);
    if (id === collector.sessionId) this.cookies.clear('collector', reply);
  }

  /** Everything that is kept about the collector, as a file. */
  @Get('export')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async export(
    @CurrentCollector() { id }: SignedInCollector,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, unknown>> {
    void reply.header('content-disposition', 'attachment; filename="collector-account.json"');
    return this.exports.of(id);
  }

  /** Deletes the account for good. Orders stay, without a name. */
  @Post('deletion')
  @HttpCode(204)
  @ApiNoContentResponse()
  async deleteAccount(
    @CurrentCollector() collector: SignedInCollector,
    @Body() { password }: AccountDeletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.changes.deleteAccount(collector, password, visitorOf(request));
    this.cookies.clear('collector', reply);
  }
}
