import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
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
  @GetCsv('private-previews.csv')
  previewsFile(@Query() query: PreviewListQuery): StreamableFile {
    return csvDownload('previews.csv', this.previews.csv(query));
  }

  /** Every artist note that matches. */
  @GetCsv('artist-notes.csv')
  notesFile(@Query() query: ArtistNoteListQuery): StreamableFile {
    return csvDownload('artist-notes.csv', this.notes.csv(query));
  }
}
