import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  ParseUUIDPipe,
  Post,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { ReservationsService } from '../../catalog';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { ArtistNoteQueries } from '../artist-notes/artist-notes.queries';
import { ArtistNoteView } from '../artist-notes/dto/artist-note.dto';
import {
  CreatePresaleNotification,
  PresaleNotification,
  PresaleNotificationsService,
} from '../presale-notifications/presale-notifications.service';
import { PreviewReservationsService } from '../reservations/preview-reservations.service';
import { CollectorPreviewsService } from './collector-previews.service';
import { CreateReservation, PreviewedArtwork, ReservationView } from './dto/private-preview.dto';

/** What a collector sees before the public does, and can reserve for 48 hours. */
@ApiTags('previews')
@ForCollectors()
@Controller('api/collector')
export class PrivatePreviewsController {
  constructor(
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly artistNoteQueries: ArtistNoteQueries,
    private readonly presaleNotificationsService: PresaleNotificationsService,
    private readonly previewReservationsService: PreviewReservationsService,
    private readonly reservationsService: ReservationsService,
  ) {}

  /** Lists the artworks in the collector’s private preview. */
  @Get('private-inventory')
  @ApiOkResponse({ type: [PreviewedArtwork] })
  async privateInventory(@CurrentCollector() collector: SignedInCollector): Promise<PreviewedArtwork[]> {
    return this.collectorPreviewsService.list(collector);
  }

  /** Lists the collector’s artist notes, newest first. */
  @Get('artist-notes')
  @ApiOkResponse({ type: [ArtistNoteView] })
  async artistNotes(@CurrentCollector() collector: SignedInCollector): Promise<ArtistNoteView[]> {
    return this.artistNoteQueries.listForCollector(collector);
  }

  /** Requests a notification when an artwork goes on sale. Repeating it has no effect. */
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

  /** Reserves a print. Repeating it has no effect and does not extend the reservation. */
  @Post('reservations')
  @ApiCreatedResponse({ type: ReservationView })
  @ApiNotFoundResponse({ description: 'artwork_not_found, edition_not_found' })
  @ApiConflictResponse({ description: 'reservation_refused, number_taken' })
  async reserve(
    @CurrentCollector() collector: SignedInCollector,
    @Body() request: CreateReservation,
  ): Promise<ReservationView> {
    const { editionId, editionNumber, until } = await this.previewReservationsService.reserve(
      collector,
      request,
    );
    return { id: `${editionId}/${editionNumber}`, editionId, editionNumber, until: until.toISOString() };
  }

  /** Ends a reservation. Succeeds even if the caller has not reserved the print, so that it reveals nothing. */
  @Delete('reservations/:editionId/:editionNumber')
  @HttpCode(204)
  @ApiNoContentResponse()
  async release(
    @CurrentCollector() { id: collectorId }: SignedInCollector,
    @Param('editionId', ParseUUIDPipe) editionId: string,
    @Param('editionNumber', ParseIntPipe) editionNumber: number,
  ): Promise<void> {
    await this.reservationsService.release({ collectorId, editionId, editionNumber });
  }
}
