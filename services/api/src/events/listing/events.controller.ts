import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import { ApiForbiddenResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CountReads, Public, RateLimit, Settings } from '../../platform';
import { buildCalendarFile } from './calendar-file';
import { GateQrCode, EventRecord, EventsQuery } from './event-summaries.service';
import { EventAccessService } from '../guest-passes/event-access.service';
import { createGateQrCode } from './gate-qr-code';
import { EventsQueries } from './events.queries';
import { ADMISSIONS_PER_WINDOW, QR_CODE_CACHE_SECONDS } from '../events-policy';

/** Public events. `{id}` is an event’s id, or the gallery’s short id for the current event. */
@ApiTags('events')
@Public()
@Controller('api/events')
export class EventsController {
  constructor(
    private readonly eventsQueries: EventsQueries,
    private readonly eventAccessService: EventAccessService,
    private readonly settings: Settings,
  ) {}

  /** Lists events. For VIP-only events, others see only title, times, status and the badge. */
  @Get()
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ type: [EventRecord] })
  async list(@Query() { status }: EventsQuery, @Req() request: FastifyRequest): Promise<EventRecord[]> {
    return this.eventsQueries.list(request, status);
  }

  /** An event. */
  @Get(':id')
  @Header('cache-control', 'private, no-cache')
  @ApiOkResponse({ type: EventRecord })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async one(@Param('id') id: string, @Req() request: FastifyRequest): Promise<EventRecord> {
    return this.eventsQueries.get(request, id);
  }

  /** The QR code of the gate. */
  @Get(':id/qr')
  @CountReads()
  @RateLimit(ADMISSIONS_PER_WINDOW)
  @ApiOkResponse({ type: GateQrCode })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async code(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GateQrCode> {
    const event = await this.eventAccessService.requireVisible(request, id);
    void reply.header(
      'cache-control',
      `${event.isVipOnly ? 'private' : 'public'}, max-age=${QR_CODE_CACHE_SECONDS}`,
    );
    return createGateQrCode(event, this.settings.http.publicOrigin);
  }

  /** The event as a calendar entry (iCalendar). */
  @Get(':id/calendar.ics')
  @ApiOkResponse({ content: { 'text/calendar': { schema: { type: 'string' } } } })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async calendar(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const event = await this.eventAccessService.requireVisible(request, id);
    void reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', 'attachment; filename="event.ics"');
    const { http, brand } = this.settings;
    return buildCalendarFile(event, { origin: http.publicOrigin, name: brand.name, email: brand.email });
  }
}
