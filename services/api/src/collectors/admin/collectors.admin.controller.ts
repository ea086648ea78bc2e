import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
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
import { CurrentStaff, ForStaff, type SignedInStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { CollectorDetail } from './dto/collector-detail.dto';
import { CollectorList, CollectorListQuery } from './dto/collector-list.dto';
import { UpdateCollectorNote, CreateCollectorNote } from './dto/collector-note.dto';
import { CollectorNotesService } from './collector-notes.service';
import { CollectorListQueries } from './collector-list.queries';
import { CollectorDetailService } from './collector-detail.service';

/** Collectors as the gallery's people work with them: find them, look at one, write something down. */
@ApiTags('collectors')
@ForStaff()
@Controller('api/admin')
export class AdminCollectorsController {
  constructor(
    private readonly collectorListQueries: CollectorListQueries,
    private readonly collectorDetailService: CollectorDetailService,
    private readonly collectorNotesService: CollectorNotesService,
  ) {}

  /** A page at a time. */
  @Get('collectors')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CollectorList })
  list(@Query() query: CollectorListQuery): Promise<CollectorList> {
    return this.collectorListQueries.page(query);
  }

  /** Every collector that matches, as a file that is made while it is sent. */
  @GetCsv('collectors.csv')
  csv(
    @Query() { cursor: _cursor, limit: _limit, sort = 'newest', ...filter }: CollectorListQuery,
  ): StreamableFile {
    return csvDownload('collectors.csv', this.collectorListQueries.csv(filter, sort));
  }

  /** One of them, with all that the gallery has to do with them. */
  @Get('collectors/:id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CollectorDetail })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  view(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<CollectorDetail> {
    return this.collectorDetailService.get(id, staff);
  }

  /** Writes something down about them, for the gallery alone. */
  @Post('collectors/:id/notes')
  @HttpCode(201)
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

  /** Changes a note of one's own. */
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

  /** Deletes a note of one's own. */
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
}
