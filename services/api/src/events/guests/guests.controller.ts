import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiConflictResponse,
  ApiExtraModels,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
  ApiNoContentResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientInfoOf, CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { Public, RateLimit } from '../../platform';
import {
  Entrance,
  FeedAdmissionInput,
  GateAdmissionInput,
  GuestPass,
  OpenGuestPassLink,
  SavedGuestPass,
  SaveGuestPass,
  Unregistration,
} from './dto/guest.dto';
import { EventAccessService } from '../guest-passes/event-access.service';
import { guestPassExpiresAt } from '../guest-passes/guest-pass';
import { GuestPassService, GuestPassRevocationService } from '../guest-passes/guest-pass.service';
import { ADMISSIONS_PER_WINDOW } from '../events-policy';
import { GuestAdmissionService } from './guest-admission.service';
import { GuestRegistrationsService } from './guest-registrations.service';

const ADMISSION_CONFLICTS =
  'guest_pass_emailed for a registered address; event_full, with the guest on the waitlist; event_over';

/** Admits guests and gives them their passes. */
@ApiTags('events')
@ApiExtraModels(GuestPass)
@Public()
@Controller('api')
export class GuestsController {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly guestAdmissionService: GuestAdmissionService,
    private readonly guestPassService: GuestPassService,
    private readonly guestRegistrationsService: GuestRegistrationsService,
  ) {}

  /** Admits a guest through the form at the gate. */
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @Post('live-event-access')
  @HttpCode(200)
  @ApiOkResponse({ type: Entrance })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: ADMISSION_CONFLICTS })
  async admitAtGate(
    @Body() { eventTag, name, email }: GateAdmissionInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entrance> {
    const { event, entrance } = await this.guestAdmissionService.admit(request, {
      idOrTag: eventTag,
      name,
      email,
      source: 'gate',
      client: clientInfoOf(request),
    });
    this.guestPassService.setCookie(reply, event, entrance.pass);
    return entrance;
  }

  /** Admits a guest through the form at the feed. */
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @Post('collect-visitor')
  @HttpCode(200)
  @ApiOkResponse({ type: Entrance })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: ADMISSION_CONFLICTS })
  async admitAtFeed(
    @Body() { eventId, name, email }: FeedAdmissionInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entrance> {
    const { event, entrance } = await this.guestAdmissionService.admit(request, {
      idOrTag: eventId,
      name,
      email,
      source: 'feed',
      client: clientInfoOf(request),
    });
    this.guestPassService.setCookie(reply, event, entrance.pass);
    return entrance;
  }

  /** Admits a registered guest through the link in their email. */
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @Post('event-guest-pass-links')
  @HttpCode(200)
  @ApiOkResponse({ type: Entrance })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'guest_link_unknown; event_not_found' })
  @ApiConflictResponse({ description: 'event_full, for a guest of the waitlist; event_over' })
  async admitByLink(
    @Body() { token }: OpenGuestPassLink,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entrance> {
    const { event, entrance } = await this.guestAdmissionService.admitByLink(request, token);
    this.guestPassService.setCookie(reply, event, entrance.pass);
    return entrance;
  }

  /**
   * Unregisters a guest, through the page that the email links to or from an email client, which posts a form without
   * cookies (RFC 8058).
   */
  @RouteConfig({ ignoresForm: true })
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @Post('event-unregistrations')
  @HttpCode(200)
  @ApiOkResponse({ type: Unregistration })
  @ApiNotFoundResponse({ description: 'guest_link_unknown' })
  async unregister(@Query() { token }: OpenGuestPassLink): Promise<Unregistration> {
    return { message: await this.guestRegistrationsService.unregister(token) };
  }

  /** Stores a pass in its cookie, for pages whose URL contains one, such as the projector. */
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @Post('event-guest-passes')
  @HttpCode(200)
  @ApiOkResponse({ type: SavedGuestPass })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  async savePass(
    @Body() { pass }: SaveGuestPass,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedGuestPass> {
    const event = await this.eventAccessService.requireEventOfPass(pass);
    this.guestPassService.setCookie(reply, event, pass);
    return { eventId: event.id, expiresAt: guestPassExpiresAt(event).toISOString() };
  }

  /**
   * The guest’s own pass, with the guest code for the camera. Null if there is none, since the page asks before its
   * gate opens.
   */
  @Get('events/:id/guest-pass')
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(GuestPass) }, { type: 'null' }] } })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async pass(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pass = await this.guestPassService.findPass(request, id);
    // Nest sends an empty body for null, which is not valid JSON.
    await reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(pass));
  }
}

/** The owner revokes passes. */
@ApiTags('events')
@OwnerRoute()
@Controller('api/admin/event-guests')
export class AdminGuestsController {
  constructor(private readonly guestPassRevocationService: GuestPassRevocationService) {}

  /** Revokes all passes of a guest. Whoever can read the mailbox of the address gets a new one by email. */
  @Post(':id/pass-revocation')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'guest_not_found' })
  async revokePasses(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.guestPassRevocationService.revoke(id, staff);
  }
}
