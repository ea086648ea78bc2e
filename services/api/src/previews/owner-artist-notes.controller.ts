import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import {
  ArtistNoteList,
  ArtistNoteListQuery,
  ArtistNoteRecord,
  ChangedArtistNote,
  NewArtistNote,
} from './dto/artist-note.dto';
import { KeepArtistNotes } from './keep-artist-notes';
import { ListArtistNotes } from './list-artist-notes';

/** The artist's words to collectors, as the gallery keeps them. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin/artist-notes')
export class OwnerArtistNotesController {
  constructor(
    private readonly keeping: KeepArtistNotes,
    private readonly listing: ListArtistNotes,
  ) {}

  /** Newest first, a page at a time. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: ArtistNoteList })
  list(@Query() query: ArtistNoteListQuery): Promise<ArtistNoteList> {
    return this.listing.page(query);
  }

  /** Writes to one collector, or to a level and all above it. */
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: ArtistNoteRecord })
  write(@Body() body: NewArtistNote, @CurrentStaff() staff: SignedInStaff): Promise<ArtistNoteRecord> {
    return this.keeping.write(body, staff);
  }

  @Put(':id')
  @ApiOkResponse({ type: ArtistNoteRecord })
  @ApiNotFoundResponse({ description: 'note_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  change(
    @Param('id') id: string,
    @Body() body: ChangedArtistNote,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<ArtistNoteRecord> {
    return this.keeping.change(id, body, staff);
  }

  /** Takes it back: nobody reads it any more. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'note_not_found' })
  async withdraw(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.keeping.withdraw(id, staff);
  }
}
