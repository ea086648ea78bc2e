import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  actorOf,
  CurrentStaff,
  ForStaff,
  OwnerRoute,
  PersonalDataExport,
  type SignedInStaff,
} from '../../identity';
import { AcceptsMultipart, csvDownload, GetCsv } from '../../platform';
import { GateQrCode } from '../listing/event-summaries.service';
import {
  UpdateEventStatus,
  StudioEvent,
  UpdateStudioEvent,
  CreateStudioEvent,
  EventDeletion,
  ProjectorLink,
  StudioEventGuestList,
  StudioEventGuestListQuery,
} from './dto/studio-event.dto';
import { AdminEventsService } from './admin-events.service';
import { EventTransitionsService } from '../lifecycle/event-transitions.service';
import { parseEventForm } from './event-form';
import { AdminEventsQueries } from './admin-events.queries';

/** The form's fields and its hero image. */
const eventFormSchema = (fields: typeof CreateStudioEvent | typeof UpdateStudioEvent) => ({
  schema: {
    allOf: [
      { $ref: getSchemaPath(fields) },
      { type: 'object', properties: { heroImage: { type: 'string', format: 'binary' } } },
    ],
  },
});

/** Staff run events; only the owner deletes one. */
@ApiTags('events')
@ApiExtraModels(CreateStudioEvent, UpdateStudioEvent)
@ForStaff()
@Controller('api/admin/studio-events')
export class AdminEventsController {
  constructor(
    private readonly adminEventsQueries: AdminEventsQueries,
    private readonly adminEventsService: AdminEventsService,
    private readonly eventTransitionsService: EventTransitionsService,
  ) {}

  /** Lists all events, latest first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [StudioEvent] })
  async list(): Promise<StudioEvent[]> {
    return this.adminEventsQueries.list();
  }

  /** An event as the console edits it. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: StudioEvent })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async one(@Param('id') id: string): Promise<StudioEvent> {
    return this.adminEventsQueries.get(id);
  }

  /** Creates an event. It is scheduled until it starts. */
  @Post()
  @HttpCode(201)
  @AcceptsMultipart()
  @ApiBody(eventFormSchema(CreateStudioEvent))
  @ApiCreatedResponse({ type: StudioEvent })
  async create(@Req() request: FastifyRequest, @CurrentStaff() staff: SignedInStaff): Promise<StudioEvent> {
    const form = await parseEventForm(request, CreateStudioEvent);
    return this.adminEventsQueries.get(await this.adminEventsService.create(form, actorOf(staff)));
  }

  /** Changes an event. Omitted fields stay unchanged. */
  @Patch(':id')
  @AcceptsMultipart()
  @ApiBody(eventFormSchema(UpdateStudioEvent))
  @ApiOkResponse({ type: StudioEvent })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async update(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<StudioEvent> {
    const form = await parseEventForm(request, UpdateStudioEvent);
    await this.adminEventsService.update(id, form, actorOf(staff));
    return this.adminEventsQueries.get(id);
  }

  /** Deletes an event with its photos, or archives it if anything of it was sold or held. */
  @Delete(':id')
  @OwnerRoute()
  @ApiOkResponse({ type: EventDeletion })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async delete(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<EventDeletion> {
    return { outcome: await this.adminEventsService.delete(id, actorOf(staff)) };
  }

  /** Lists an event’s guests and waitlist, a page at a time. */
  @Get(':id/guests')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: StudioEventGuestList })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async guests(
    @Param('id') id: string,
    @Query() query: StudioEventGuestListQuery,
  ): Promise<StudioEventGuestList> {
    return this.adminEventsQueries.guests(id, query);
  }

  /** Exports every guest who matches as a CSV stream. */
  @PersonalDataExport()
  @GetCsv(':id/guests.csv')
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async guestsCsv(
    @Param('id') id: string,
    @Query() query: StudioEventGuestListQuery,
  ): Promise<StreamableFile> {
    return csvDownload('guests.csv', await this.adminEventsQueries.guestsCsv(id, query));
  }

  /** Starts, ends or cancels an event. Repeating it has no effect. */
  @Post(':id/status')
  @HttpCode(200)
  @ApiOkResponse({ type: StudioEvent })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_status_refused' })
  async changeStatus(
    @Param('id') id: string,
    @Body() { status }: UpdateEventStatus,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<StudioEvent> {
    await this.eventTransitionsService.transition(id, status, actorOf(staff));
    return this.adminEventsQueries.get(id);
  }

  /** The QR code of the gate, also for VIP-only events. */
  @Get(':id/qr')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: GateQrCode })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async code(@Param('id') id: string): Promise<GateQrCode> {
    return this.adminEventsQueries.createGateQrCode(id);
  }

  /** Creates a projector URL, which contains a pass. */
  @Post(':id/projector-links')
  @HttpCode(201)
  @ApiCreatedResponse({ type: ProjectorLink })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async createProjectorLink(@Param('id') id: string): Promise<ProjectorLink> {
    return { url: await this.adminEventsQueries.createProjectorLink(id) };
  }
}

@ApiTags('events')
@ForStaff()
@Controller('api/admin/studio-events.csv')
export class AdminEventsCsvController {
  constructor(private readonly adminEventsQueries: AdminEventsQueries) {}

  /** Exports all events as CSV, latest first. */
  @GetCsv()
  csv(): StreamableFile {
    return csvDownload('events.csv', this.adminEventsQueries.csv());
  }
}
