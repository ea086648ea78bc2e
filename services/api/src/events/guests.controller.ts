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
import { Public, RateLimit } from '../platform';
import { Entrance, FeedEntry, GateEntry, GuestPass, KeptPass, PassToKeep } from './dto/guest.dto';
import { EventAccess } from './event-access';
import { passEnd } from './event-pass';
import { LetGuestIn } from './let-guest-in';
import { PassCookies } from './pass-cookies';
import { ReadGuest } from './read-guest';

/** All guests of a venue come from one address, and most of them within minutes of the doors. */
const ARRIVALS = 1_200;

/** Guests come in and carry their pass. */
@ApiTags('events')
@ApiExtraModels(GuestPass)
@Public()
@Controller('api')
export class GuestsController {
  constructor(
    private readonly access: EventAccess,
    private readonly door: LetGuestIn,
    private readonly guests: ReadGuest,
    private readonly cookies: PassCookies,
  ) {}

  /** The gate. */
  @RateLimit(ARRIVALS)
  @Post('live-event-access')
  @HttpCode(200)
  @ApiOkResponse({ type: Entrance })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_full, with the guest on the waitlist; event_over' })
  async gate(
    @Body() { eventTag, name, email }: GateEntry,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entrance> {
    const { event, entrance } = await this.door.letIn(request, {
      idOrTag: eventTag,
      name,
      email,
      source: 'gate',
    });
    this.cookies.set(reply, event, entrance.pass);
    return entrance;
  }

  /** The feed's own form. */
  @RateLimit(ARRIVALS)
  @Post('collect-visitor')
  @HttpCode(200)
  @ApiOkResponse({ type: Entrance })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_full, with the guest on the waitlist; event_over' })
  async collect(
    @Body() { eventId, name, email }: FeedEntry,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Entrance> {
    const { event, entrance } = await this.door.letIn(request, {
      idOrTag: eventId,
      name,
      email,
      source: 'feed',
    });
    this.cookies.set(reply, event, entrance.pass);
    return entrance;
  }

  /** Puts a pass into its cookie: a wall opens its address with one. */
  @RateLimit(ARRIVALS)
  @Post('live-event-passes')
  @HttpCode(200)
  @ApiOkResponse({ type: KeptPass })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  async keep(
    @Body() { pass }: PassToKeep,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptPass> {
    const event = await this.access.eventOf(pass);
    this.cookies.set(reply, event, pass);
    return { eventId: event.id, expiresAt: passEnd(event).toISOString() };
  }

  /** The guest's own pass, with the code for the camera; null, and no error, for who has none yet: the page asks first. */
  @Get('events/:id/pass')
  @ApiOkResponse({ schema: { oneOf: [{ $ref: getSchemaPath(GuestPass) }, { type: 'null' }] } })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async pass(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pass = await this.guests.pass(request, id);
    // Left to itself the server sends nothing for null, which no JSON parser takes.
    await reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(pass));
  }
}
