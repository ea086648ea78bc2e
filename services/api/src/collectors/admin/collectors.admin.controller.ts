import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, OwnerRoute, type SignedInStaff, PersonalDataExport } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { CollectorLevelsService } from '../levels/collector-levels.service';
import { CollectorDetailService } from './collector-detail.service';
import { CollectorListQueries } from './collector-list.queries';
import { CollectorNotesService } from './collector-notes.service';
import {
  CollectorDetail,
  CollectorLevelRecord,
  CreateCollectorNote,
  UpdateCollectorLevel,
  UpdateCollectorNote,
  CollectorList,
  CollectorListQuery,
} from './dto/admin-collectors.dto';

/** Staff find collectors, read everything about them and keep notes; the owner sets levels. */
@ApiTags('collectors')
@ForStaff()
@Controller('api/admin')
export class AdminCollectorsController {
  constructor(
    private readonly collectorListQueries: CollectorListQueries,
    private readonly collectorDetailService: CollectorDetailService,
    private readonly collectorNotesService: CollectorNotesService,
    private readonly collectorLevelsService: CollectorLevelsService,
  ) {}

  /** Lists collectors, a page at a time. */
  @Get('collectors')
  @ApiOkResponse({ type: CollectorList })
  list(@Query() query: CollectorListQuery): Promise<CollectorList> {
    return this.collectorListQueries.page(query);
  }

  /** Exports every collector who matches as a CSV stream. */
  @PersonalDataExport()
  @GetCsv('collectors.csv')
  csv(@Query() query: CollectorListQuery): StreamableFile {
    return csvDownload('collectors.csv', this.collectorListQueries.csv(query));
  }

  /** A collector with everything the gallery knows about them. */
  @Get('collectors/:id')
  @ApiOkResponse({ type: CollectorDetail })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  view(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<CollectorDetail> {
    return this.collectorDetailService.get(id, staff);
  }

  /** Adds a note to a collector, for staff only. */
  @Post('collectors/:id/notes')
  @ApiCreatedResponse({ type: CollectorDetail })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  async addNote(
    @Param('id') id: string,
    @Body() { text }: CreateCollectorNote,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CollectorDetail> {
    await this.collectorNotesService.add(id, text, staff);
    return this.collectorDetailService.get(id, staff);
  }

  /** Changes a note. Only its author may do it. */
  @Put('collectors/:id/notes/:noteId')
  @ApiOkResponse({ type: CollectorDetail })
  @ApiNotFoundResponse({ description: 'note_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async updateNote(
    @Param('id') id: string,
    @Param('noteId') noteId: string,
    @Body() body: UpdateCollectorNote,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CollectorDetail> {
    await this.collectorNotesService.update(id, noteId, body, staff);
    return this.collectorDetailService.get(id, staff);
  }

  /** Deletes a note. Only its author may do it. */
  @Delete('collectors/:id/notes/:noteId')
  @ApiOkResponse({ type: CollectorDetail })
  @ApiNotFoundResponse({ description: 'note_not_found' })
  async removeNote(
    @Param('id') id: string,
    @Param('noteId') noteId: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CollectorDetail> {
    await this.collectorNotesService.remove(id, noteId, staff);
    return this.collectorDetailService.get(id, staff);
  }

  /** Sets a collector’s level by hand; null returns it to the rule. */
  @OwnerRoute()
  @Post('collectors/:id/level')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectorLevelRecord })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async setLevel(
    @Param('id') id: string,
    @Body() body: UpdateCollectorLevel,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CollectorLevelRecord> {
    const collector = await this.collectorLevelsService.setLevel(id, body, staff);
    return { id, collectorLevel: collector.level, isLevelManual: collector.isLevelManual };
  }
}
