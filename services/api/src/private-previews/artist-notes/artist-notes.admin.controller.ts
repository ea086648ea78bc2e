import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../../identity';
import {
  ArtistNoteList,
  ArtistNoteListQuery,
  ArtistNoteRecord,
  UpdateArtistNote,
  CreateArtistNote,
} from './dto/artist-note.dto';
import { ArtistNotesService } from './artist-notes.service';
import { ArtistNoteQueries } from './artist-notes.queries';

/** The artist's words to collectors, as the gallery keeps them. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin/artist-notes')
export class AdminArtistNotesController {
  constructor(
    private readonly artistNotesService: ArtistNotesService,
    private readonly artistNoteQueries: ArtistNoteQueries,
  ) {}

  /** Newest first, a page at a time. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ArtistNoteList })
  list(@Query() query: ArtistNoteListQuery): Promise<ArtistNoteList> {
    return this.artistNoteQueries.page(query);
  }

  /** Writes to one collector, or to a level and all above it. */
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: ArtistNoteRecord })
  create(@Body() body: CreateArtistNote, @CurrentStaff() staff: SignedInStaff): Promise<ArtistNoteRecord> {
    return this.artistNotesService.create(body, staff);
  }

  @Put(':id')
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

  /** Takes it back: nobody reads it any more. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'note_not_found' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.artistNotesService.remove(id, staff);
  }
}
