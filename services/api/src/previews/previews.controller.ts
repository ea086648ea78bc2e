import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../identity';
import { ArtistNotes } from './artist-notes.service';
import { AskForPresale } from './ask-for-presale';
import { ArtistNoteView } from './dto/artist-note.dto';
import { PresaleNotification, PresaleNotificationRequest } from './dto/presale.dto';
import { PreviewedArtwork } from './dto/private-inventory.dto';
import { ReadPrivateInventory } from './read-private-inventory';

/** What a collector sees before and beyond the public. */
@ApiTags('previews')
@ForCollectors()
@Controller('api/collector')
export class PreviewsController {
  constructor(
    private readonly inventory: ReadPrivateInventory,
    private readonly notes: ArtistNotes,
    private readonly presale: AskForPresale,
  ) {}

  /** Works in the collector's private preview. */
  @Get('private-inventory')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [PreviewedArtwork] })
  async privateInventory(@CurrentCollector() collector: SignedInCollector): Promise<PreviewedArtwork[]> {
    return this.inventory.of(collector);
  }

  /** The artist's words to the collector, newest first. */
  @Get('artist-notes')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [ArtistNoteView] })
  async artistNotes(@CurrentCollector() collector: SignedInCollector): Promise<ArtistNoteView[]> {
    return this.notes.for(collector);
  }

  /** Asks to hear first when a work opens. Again is no error. */
  @Post('pre-sale-notification')
  @HttpCode(200)
  @ApiOkResponse({ type: PresaleNotification })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async preSaleNotification(
    @CurrentCollector() collector: SignedInCollector,
    @Body() { artworkId }: PresaleNotificationRequest,
  ): Promise<PresaleNotification> {
    await this.presale.ask(collector, artworkId);
    return { success: true, message: 'Notification Requested' };
  }
}
