import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { ArtistNoteListQuery } from '../artist-notes/dto/artist-note.dto';
import { PrivatePreviewListQuery } from './dto/private-preview-list.dto';
import { ArtistNoteQueries } from '../artist-notes/artist-notes.queries';
import { PrivatePreviewQueries } from './private-previews.queries';

/** The lists of previews and of artist notes as files, made while they are sent. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin')
export class AdminPrivatePreviewExportsController {
  constructor(
    private readonly privatePreviewQueries: PrivatePreviewQueries,
    private readonly artistNoteQueries: ArtistNoteQueries,
  ) {}

  /** Every preview that matches. */
  @GetCsv('private-previews.csv')
  previewsCsv(@Query() query: PrivatePreviewListQuery): StreamableFile {
    return csvDownload('previews.csv', this.privatePreviewQueries.csv(query));
  }

  /** Every artist note that matches. */
  @GetCsv('artist-notes.csv')
  notesCsv(@Query() query: ArtistNoteListQuery): StreamableFile {
    return csvDownload('artist-notes.csv', this.artistNoteQueries.csv(query));
  }
}
