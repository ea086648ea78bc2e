import { Controller, Get, Header, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { CSV, csvDownload } from '../platform';
import { ArtistNoteListQuery } from './dto/artist-note.dto';
import { PreviewListQuery } from './dto/preview-list.dto';
import { ListArtistNotes } from './list-artist-notes';
import { ReadPreviews } from './read-previews';

/** The lists of previews and of artist notes as files, made while they are sent. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin')
export class PreviewsFilesController {
  constructor(
    private readonly previews: ReadPreviews,
    private readonly notes: ListArtistNotes,
  ) {}

  /** Every preview that matches. */
  @Get('private-previews.csv')
  @Header('cache-control', 'no-store')
  @ApiProduces(CSV)
  @ApiOkResponse({ schema: { type: 'string' } })
  previewsFile(@Query() query: PreviewListQuery): StreamableFile {
    return csvDownload('previews.csv', this.previews.csv(query));
  }

  /** Every artist note that matches. */
  @Get('artist-notes.csv')
  @Header('cache-control', 'no-store')
  @ApiProduces(CSV)
  @ApiOkResponse({ schema: { type: 'string' } })
  notesFile(@Query() query: ArtistNoteListQuery): StreamableFile {
    return csvDownload('artist-notes.csv', this.notes.csv(query));
  }
}
