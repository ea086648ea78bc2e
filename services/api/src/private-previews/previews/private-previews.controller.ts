import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { ArtistNoteQueries } from '../artist-notes/artist-notes.queries';
import { ArtistNoteView } from '../artist-notes/dto/artist-note.dto';
import {
  CreatePresaleNotification,
  PresaleNotification,
} from '../presale-notifications/dto/presale-notification.dto';
import { PresaleNotificationsService } from '../presale-notifications/presale-notifications.service';
import { CollectorPreviewsService } from './collector-previews.service';
import { PreviewedArtwork } from './dto/private-inventory.dto';

/** What a collector sees before and beyond the public. */
@ApiTags('previews')
@ForCollectors()
@Controller('api/collector')
export class PrivatePreviewsController {
  constructor(
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly artistNoteQueries: ArtistNoteQueries,
    private readonly presaleNotificationsService: PresaleNotificationsService,
  ) {}

  /** Works in the collector's private preview. */
  @Get('private-inventory')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [PreviewedArtwork] })
  async privateInventory(@CurrentCollector() collector: SignedInCollector): Promise<PreviewedArtwork[]> {
    return this.collectorPreviewsService.list(collector);
  }

  /** The artist's words to the collector, newest first. */
  @Get('artist-notes')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [ArtistNoteView] })
  async artistNotes(@CurrentCollector() collector: SignedInCollector): Promise<ArtistNoteView[]> {
    return this.artistNoteQueries.listForCollector(collector);
  }

  /** Asks to hear first when a work opens. Again is no error. */
  @Post('pre-sale-notification')
  @HttpCode(200)
  @ApiOkResponse({ type: PresaleNotification })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async preSaleNotification(
    @CurrentCollector() collector: SignedInCollector,
    @Body() { artworkId }: CreatePresaleNotification,
  ): Promise<PresaleNotification> {
    await this.presaleNotificationsService.request(collector, artworkId);
    return { success: true, message: 'Notification Requested' };
  }
}
