import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { ForOwner } from '../identity';
import { AnnounceOpening } from './announce-opening';
import { ArtistNotes } from './artist-notes.service';
import { ArtistNoteView, NewArtistNote } from './dto/artist-note.dto';
import { ArtworkOpening } from './dto/presale.dto';
import { NewPrivatePreview, PrivatePreviewRecord } from './dto/private-preview.dto';
import { GrantPreview } from './grant-preview';
import { presentRecord } from './private-preview.presenter';

/** The owner's calls: who sees what in private, words to collectors, and the opening of a work. */
@ApiTags('previews')
@ForOwner()
@Controller('api/admin')
export class OwnerPreviewsController {
  constructor(
    private readonly granting: GrantPreview,
    private readonly notes: ArtistNotes,
    private readonly opening: AnnounceOpening,
  ) {}

  /** Shows a work to one collector, or to a level and all above it. */
  @Post('private-previews')
  @HttpCode(201)
  @ApiCreatedResponse({ type: PrivatePreviewRecord })
  async create(@Body() body: NewPrivatePreview): Promise<PrivatePreviewRecord> {
    return presentRecord(await this.granting.grant(body));
  }

  /** Every private preview, newest first, ended ones included. */
  @Get('private-previews')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [PrivatePreviewRecord] })
  async list(): Promise<PrivatePreviewRecord[]> {
    return (await this.granting.granted()).map(presentRecord);
  }

  /** Ends a private preview. Ended already is no error. */
  @Delete('private-previews/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'not_found' })
  async withdraw(@Param('id') id: string): Promise<void> {
    await this.granting.withdraw(id);
  }

  /** Writes to one collector, or to a level and all above it. */
  @Post('artist-notes')
  @HttpCode(201)
  @ApiCreatedResponse({ type: ArtistNoteView })
  async writeNote(@Body() body: NewArtistNote): Promise<ArtistNoteView> {
    return this.notes.write(body);
  }

  /** Makes a hidden work public and tells its pre-sale list in the order of the requests (C51). */
  @Post('artworks/:id/opening')
  @HttpCode(200)
  @ApiOkResponse({ type: ArtworkOpening })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async open(@Param('id') id: string): Promise<ArtworkOpening> {
    return this.opening.open(id);
  }
}
