import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res, Patch } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiNotFoundResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EmailRateLimit } from '../../platform';
import { CollectorAccountService, AdminCollectorAccountsService } from './collector-account.service';
import { CollectorDataService } from './collector-data.service';
import { CurrentCollector, ForCollectors } from './collector.guard';
import {
  AccountDeletion,
  EmailChange,
  PasswordChange,
  SessionRecord,
  UpdateCollectorName,
  CollectorRecord,
} from './dto/collector-account.dto';
import { EmailConfirmationService } from '../account-links/email-confirmation.service';
import { SessionCookiesService } from '../sessions/session-cookies.service';
import { SessionsService, type ActiveSession, type SignedInCollector } from '../sessions/sessions.service';
import { clientInfoOf } from '../client-info';
import { presentCollector, CollectorsService } from './collectors.service';
import type { SignedInStaff } from '../staff/staff-roles';
import { CurrentStaff, OwnerRoute, ForStaff } from '../staff/staff.guard';

/** A session as its owner sees it. */
const presentSession = (session: ActiveSession, currentId: string): SessionRecord => ({
  id: session.id,
  device: session.device,
  createdAt: session.createdAt.toISOString(),
  seenAt: session.seenAt.toISOString(),
  isCurrent: session.id === currentId,
});

/** The signed-in collector’s own account. */
@ApiTags('collectors')
@ForCollectors()
@Controller('api/collectors/me')
export class CollectorAccountController {
  constructor(
    private readonly collectorAccountService: CollectorAccountService,
    private readonly emailConfirmationService: EmailConfirmationService,
    private readonly sessionsService: SessionsService,
    private readonly collectorDataService: CollectorDataService,
    private readonly sessionCookiesService: SessionCookiesService,
    private readonly collectorsService: CollectorsService,
  ) {}

  /** Emails the confirmation link again, unless the address is confirmed. */
  @EmailRateLimit()
  @Post('email-confirmations')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async resendConfirmation(
    @CurrentCollector() collector: SignedInCollector,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (collector.emailConfirmedAt === null)
      await this.emailConfirmationService.requestConfirmation(
        collector,
        collector.email,
        clientInfoOf(request),
      );
  }

  /** Changes the collector’s password and revokes every other session. */
  @Post('password')
  @HttpCode(204)
  @ApiNoContentResponse()
  async changePassword(
    @CurrentCollector() collector: SignedInCollector,
    @Body() body: PasswordChange,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.collectorAccountService.changePassword(collector, body, clientInfoOf(request));
  }

  /** Requests a change of email address: the new address gets a link, the current one a notice. */
  @EmailRateLimit()
  @Post('email')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async changeEmail(
    @CurrentCollector() collector: SignedInCollector,
    @Body() body: EmailChange,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.collectorAccountService.changeEmail(collector, body, clientInfoOf(request));
  }

  /** Lists the collector’s sessions, most recently used first. */
  @Get('sessions')
  @ApiOkResponse({ type: [SessionRecord] })
  async listSessions(@CurrentCollector() { id, sessionId }: SignedInCollector): Promise<SessionRecord[]> {
    return (await this.sessionsService.listActive({ kind: 'collector', id })).map((session) =>
      presentSession(session, sessionId),
    );
  }

  /** Revokes one of the collector’s sessions. */
  @Delete('sessions/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'session_not_found' })
  async revokeSession(
    @CurrentCollector() collector: SignedInCollector,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessionsService.revoke({ kind: 'collector', id: collector.id }, id);
    if (id === collector.sessionId) this.sessionCookiesService.clear('collector', reply);
  }

  /** Exports all data about the collector as a file. */
  @Get('export')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async export(
    @CurrentCollector() { id }: SignedInCollector,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, unknown>> {
    void reply.header('content-disposition', 'attachment; filename="collector-account.json"');
    return this.collectorDataService.export(id);
  }

  /** Deletes the collector’s account. Orders stay, anonymized. */
  @Post('deletion')
  @HttpCode(204)
  @ApiNoContentResponse()
  async deleteAccount(
    @CurrentCollector() collector: SignedInCollector,
    @Body() { password }: AccountDeletion,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.collectorAccountService.deleteAccount(collector, password, clientInfoOf(request));
    this.sessionCookiesService.clear('collector', reply);
  }

  /** The signed-in collector. */
  @Get()
  @ApiOkResponse({ type: CollectorRecord })
  read(@CurrentCollector() collector: SignedInCollector): CollectorRecord {
    return presentCollector(collector);
  }

  /** Changes the collector’s name. */
  @Patch()
  @ApiOkResponse({ type: CollectorRecord })
  async rename(
    @CurrentCollector() collector: SignedInCollector,
    @Body() names: UpdateCollectorName,
  ): Promise<CollectorRecord> {
    const changed = await this.collectorsService.rename(collector.id, names);
    return presentCollector({ ...collector, ...changed });
  }
}

/** Collectors' accounts for staff. Only the owner exports or deletes personal data. */
@ApiTags('collectors')
@ForStaff()
@ApiNotFoundResponse({ description: 'collector_not_found' })
@Controller('api/admin/collectors/:id')
export class AdminCollectorAccountsController {
  constructor(private readonly adminCollectorAccountsService: AdminCollectorAccountsService) {}

  /** Emails a collector a link to choose a new password. */
  @Post('password-links')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async sendPasswordLink(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.adminCollectorAccountsService.sendPasswordLink(id, staff);
  }

  /** Signs a collector out everywhere. */
  @Delete('sessions')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.adminCollectorAccountsService.signOut(id, staff);
  }

  /** Exports all data about a collector as a file. */
  @OwnerRoute()
  @Get('export')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async export(
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, unknown>> {
    const exported = await this.adminCollectorAccountsService.export(id, staff);
    void reply.header('content-disposition', 'attachment; filename="collector-account.json"');
    return exported;
  }

  /** Deletes a collector’s account. Orders stay, anonymized. */
  @OwnerRoute()
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.adminCollectorAccountsService.remove(id, staff);
  }
}
