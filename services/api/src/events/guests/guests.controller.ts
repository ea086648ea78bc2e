import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiExtraModels,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, RateLimit } from '../../platform';
import {
  Entrance,
  FeedAdmissionInput,
  GateAdmissionInput,
  GuestPass,
  SavedGuestPass,
  SaveGuestPass,
} from './dto/guest.dto';
import { EventAccessService } from '../guest-passes/event-access.service';
import { guestPassExpiresAt } from '../guest-passes/guest-pass-expiry';
import { GuestAdmissionService } from './admit-guest';
import { GuestPassCookies } from '../guest-passes/guest-pass-cookies';
import { GuestPassService } from '../guest-passes/guest-pass.service';

/** All guests of a venue come from one address, and most of them within minutes of the doors. */
const ADMISSIONS_PER_WINDOW = 1_200;

/** Guests come in and carry their pass. */
@ApiTags('events')
@ApiExtraModels(GuestPass)
@Public()
@Controller('api')
export class GuestsController {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly guestAdmissionService: GuestAdmissionService,
    private readonly guestPassService: GuestPassService,
    private readonly guestPassCookies: GuestPassCookies,
  ) {}

  /** The gate. */
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @Post('live-event-access')
  @HttpCode(200)
  @ApiOkResponse({ type: Entrance })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_full, with the guest on the waitlist; event_over' })
  async gate(
    @Body() { eventTag, name, email }: GateAdmissionInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entrance> {
    const { event, entrance } = await this.guestAdmissionService.admit(request, {
      idOrTag: eventTag,
      name,
      email,
      source: 'gate',
    });
    this.guestPassCookies.set(reply, event, entrance.pass);
    return entrance;
  }

  /** The feed's own form. */
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @Post('collect-visitor')
  @HttpCode(200)
  @ApiOkResponse({ type: Entrance })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_full, with the guest on the waitlist; event_over' })
  async collect(
    @Body() { eventId, name, email }: FeedAdmissionInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entrance> {
    const { event, entrance } = await this.guestAdmissionService.admit(request, {
      idOrTag: eventId,
      name,
      email,
      source: 'feed',
    });
    this.guestPassCookies.set(reply, event, entrance.pass);
    return entrance;
  }

  /** Puts a pass into its cookie: a wall opens its address with one. */
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @Post('live-event-passes')
  @HttpCode(200)
  @ApiOkResponse({ type: SavedGuestPass })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  async keep(
    @Body() { pass }: SaveGuestPass,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedGuestPass> {
    const event = await this.eventAccessService.requireEventOfPass(pass);
    this.guestPassCookies.set(reply, event, pass);
    return { eventId: event.id, expiresAt: guestPassExpiresAt(event).toISOString() };
  }

  /**
   * The guest's own pass, with the code for the camera; null, and no error, for who has none yet: the page asks first.
   */
  @Get('events/:id/pass')
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(GuestPass) }, { type: 'null' }] } })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async pass(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pass = await this.guestPassService.findPass(request, id);
    // By default the server sends an empty body for null, which is not JSON.
    await reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(pass));
  }
}
