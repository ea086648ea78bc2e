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
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff, PersonalDataExport } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { ArtistNoteQueries } from './artist-notes.queries';
import { ArtistNotesService } from './artist-notes.service';
import {
  ArtistNoteList,
  ArtistNoteListQuery,
  ArtistNoteRecord,
  CreateArtistNote,
  UpdateArtistNote,
} from './dto/artist-note.dto';

/** Artist notes, for staff. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin')
export class AdminArtistNotesController {
  constructor(
    private readonly artistNotesService: ArtistNotesService,
    private readonly artistNoteQueries: ArtistNoteQueries,
  ) {}

  /** Lists artist notes, newest first, a page at a time. */
  @Get('artist-notes')
  @ApiOkResponse({ type: ArtistNoteList })
  list(@Query() query: ArtistNoteListQuery): Promise<ArtistNoteList> {
    return this.artistNoteQueries.page(query);
  }

  /** Exports the artist notes that match as CSV. */
  @PersonalDataExport()
  @GetCsv('artist-notes.csv')
  csv(@Query() query: ArtistNoteListQuery): StreamableFile {
    return csvDownload('artist-notes.csv', this.artistNoteQueries.csv(query));
  }

  /** Creates an artist note to one collector, or to a level and all levels above it. */
  @Post('artist-notes')
  @ApiCreatedResponse({ type: ArtistNoteRecord })
  create(@Body() body: CreateArtistNote, @CurrentStaff() staff: SignedInStaff): Promise<ArtistNoteRecord> {
    return this.artistNotesService.create(body, staff);
  }

  /** Changes an artist note. */
  @Put('artist-notes/:id')
  @ApiOkResponse({ type: ArtistNoteRecord })
  @ApiNotFoundResponse({ description: 'note_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  update(
    @Param('id') id: string,
    @Body() body: UpdateArtistNote,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<ArtistNoteRecord> {
    return this.artistNotesService.update(id, body, staff);
  }

  /** Deletes an artist note, so that nobody can read it any more. */
  @Delete('artist-notes/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'note_not_found' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.artistNotesService.remove(id, staff);
  }
}
