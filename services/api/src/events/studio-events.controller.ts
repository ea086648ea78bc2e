import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { actorOf, CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../identity';
import { ReadsForm } from '../platform';
import { EventCode } from './dto/event-record.dto';
import {
  EventMove,
  StudioEvent,
  StudioEventChanges,
  StudioEventForm,
  WallLink,
} from './dto/studio-event.dto';
import { KeepEvents } from './keep-events';
import { MoveEvents } from './move-events';
import { readEventForm } from './read-event-form';
import { ReadStudioEvents } from './read-studio-events';

/** The form's fields and its picture. */
const formOf = (fields: typeof StudioEventForm | typeof StudioEventChanges) => ({
  schema: {
    allOf: [
      { $ref: getSchemaPath(fields) },
      { type: 'object', properties: { heroImage: { type: 'string', format: 'binary' } } },
    ],
  },
});

/** The console's calls about events. Staff run evenings; only the owner takes one away. */
@ApiTags('events')
@ApiExtraModels(StudioEventForm, StudioEventChanges)
@ForStaff()
@Controller('api/admin/studio-events')
export class StudioEventsController {
  constructor(
    private readonly reading: ReadStudioEvents,
    private readonly keeping: KeepEvents,
    private readonly moving: MoveEvents,
  ) {}

  /** Every event, the latest first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [StudioEvent] })
  async list(): Promise<StudioEvent[]> {
    return this.reading.all();
  }

  /** One event. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: StudioEvent })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async one(@Param('id') id: string): Promise<StudioEvent> {
    return this.reading.one(id);
  }

  /** Makes an event. It is scheduled until its time comes. */
  @Post()
  @HttpCode(201)
  @ReadsForm()
  @ApiBody(formOf(StudioEventForm))
  @ApiCreatedResponse({ type: StudioEvent })
  async create(@Req() request: FastifyRequest, @CurrentStaff() staff: SignedInStaff): Promise<StudioEvent> {
    const form = await readEventForm(request, StudioEventForm);
    return this.reading.one(await this.keeping.create(form, actorOf(staff)));
  }

  /** Changes what the form names. */
  @Patch(':id')
  @ReadsForm()
  @ApiBody(formOf(StudioEventChanges))
  @ApiOkResponse({ type: StudioEvent })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async change(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<StudioEvent> {
    await this.keeping.change(id, await readEventForm(request, StudioEventChanges), actorOf(staff));
    return this.reading.one(id);
  }

  /** Removes an event without photographs. */
  @Delete(':id')
  @ForOwner()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_status_refused: it has photographs' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.keeping.remove(id, actorOf(staff));
  }

  /** Go live, end, cancel. Done already is no error. */
  @Post(':id/status')
  @HttpCode(200)
  @ApiOkResponse({ type: StudioEvent })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_status_refused' })
  async move(
    @Param('id') id: string,
    @Body() { status }: EventMove,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<StudioEvent> {
    await this.moving.move(id, status, actorOf(staff));
    return this.reading.one(id);
  }

  /** The code that leads to the gate, of an event for VIPs as well. */
  @Get(':id/qr')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EventCode })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async code(@Param('id') id: string): Promise<EventCode> {
    return this.reading.code(id);
  }

  /** An address for the projector, with a pass in it. */
  @Post(':id/wall-links')
  @HttpCode(201)
  @ApiCreatedResponse({ type: WallLink })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async wallLink(@Param('id') id: string): Promise<WallLink> {
    return { url: await this.reading.wallLink(id) };
  }
}
