import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { ArtistNoteViewsService } from '../artist-notes/artist-note-views.service';
import { PresaleNotificationRequestsService } from '../presale-notifications/presale-notification-requests.service';
import { ArtistNoteView } from '../artist-notes/dto/artist-note.dto';
import {
  PresaleNotification,
  CreatePresaleNotification,
} from '../presale-notifications/dto/presale-notification.dto';
import { PreviewedArtwork } from './dto/private-inventory.dto';
import { CollectorPreviewsService } from './collector-previews.service';

/** What a collector sees before and beyond the public. */
@ApiTags('previews')
@ForCollectors()
@Controller('api/collector')
export class PrivatePreviewsController {
  constructor(
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly artistNoteViewsService: ArtistNoteViewsService,
    private readonly presaleNotificationRequestsService: PresaleNotificationRequestsService,
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
    return this.artistNoteViewsService.listForCollector(collector);
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
    await this.presaleNotificationRequestsService.request(collector, artworkId);
    return { success: true, message: 'Notification Requested' };
  }
}
