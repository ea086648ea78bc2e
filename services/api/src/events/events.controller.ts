import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiForbiddenResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, Settings } from '../platform';
import { calendarFile } from './calendar-file';
import { EventCode, EventRecord, EventsQuery } from './dto/event-record.dto';
import { EventAccess } from './event-access';
import { gateCode } from './event-code';
import { ReadEvents } from './read-events';

/** Browsers keep a code for five minutes. */
const CODE_SECONDS = 300;

/** What anybody may know of events. `{id}` is an event's id, or the gallery's short id for the current one. */
@ApiTags('events')
@Public()
@Controller('api/events')
export class EventsController {
  constructor(
    private readonly events: ReadEvents,
    private readonly access: EventAccess,
    private readonly settings: Settings,
  ) {}

  /** Lists of events. Of VIP-only events others see title, times, status and the badge. */
  @Get()
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ type: [EventRecord] })
  async list(@Query() { status }: EventsQuery, @Req() request: FastifyRequest): Promise<EventRecord[]> {
    return this.events.list(request, status);
  }

  /** One event. */
  @Get(':id')
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ type: EventRecord })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async one(@Param('id') id: string, @Req() request: FastifyRequest): Promise<EventRecord> {
    return this.events.one(request, id);
  }

  /** The code that leads to the gate. */
  @Get(':id/qr')
  @ApiOkResponse({ type: EventCode })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async code(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventCode> {
    const event = await this.access.seen(request, id);
    void reply.header('cache-control', `${event.isVipOnly ? 'private' : 'public'}, max-age=${CODE_SECONDS}`);
    return gateCode(event, this.settings.http.publicOrigin);
  }

  /** The event for calendars. */
  @Get(':id/calendar.ics')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async calendar(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const event = await this.access.seen(request, id);
    void reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', 'attachment; filename="event.ics"');
    return calendarFile(event, this.settings.http.publicOrigin);
  }
}
