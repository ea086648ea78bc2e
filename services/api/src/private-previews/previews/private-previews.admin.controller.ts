import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseIntPipe,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import {
  CollectorsService,
  CurrentStaff,
  ForStaff,
  OwnerRoute,
  type SignedInStaff,
  PersonalDataExport,
} from '../../identity';
import { AppError, csvDownload, GetCsv } from '../../platform';
import {
  ArtworkPublication,
  PresaleNotificationsService,
} from '../presale-notifications/presale-notifications.service';
import { PreviewReservationsService } from '../reservations/preview-reservations.service';
import { CollectorPreviewsService } from './collector-previews.service';
import {
  PreviewedArtwork,
  CreatePrivatePreview,
  PrivatePreviewList,
  PrivatePreviewListQuery,
  PrivatePreviewRecord,
  UpdatePrivatePreview,
} from './dto/private-preview.dto';
import { PrivatePreviewQueries } from './private-previews.queries';
import { PrivatePreviewsService } from './private-previews.service';

/** Private previews, for staff; the owner publishes artworks. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin')
export class AdminPrivatePreviewsController {
  constructor(
    private readonly privatePreviewsService: PrivatePreviewsService,
    private readonly privatePreviewQueries: PrivatePreviewQueries,
    private readonly presaleNotificationsService: PresaleNotificationsService,
    private readonly collectorsService: CollectorsService,
    private readonly collectorPreviewsService: CollectorPreviewsService,
    private readonly previewReservationsService: PreviewReservationsService,
  ) {}

  /** Creates a private preview for single collectors, or for a level and all levels above it. */
  @Post('private-previews')
  @ApiCreatedResponse({ type: PrivatePreviewRecord })
  async create(
    @Body() body: CreatePrivatePreview,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrivatePreviewRecord> {
    return this.privatePreviewQueries.find(await this.privatePreviewsService.create(body, staff));
  }

  /** Lists private previews, including ended ones, newest first, a page at a time. */
  @Get('private-previews')
  @ApiOkResponse({ type: PrivatePreviewList })
  list(@Query() query: PrivatePreviewListQuery): Promise<PrivatePreviewList> {
    return this.privatePreviewQueries.page(query);
  }

  /** Exports the private previews that match as CSV. */
  @PersonalDataExport()
  @GetCsv('private-previews.csv')
  csv(@Query() query: PrivatePreviewListQuery): StreamableFile {
    return csvDownload('previews.csv', this.privatePreviewQueries.csv(query));
  }

  /** A private preview, with its reservations and presale notifications. */
  @Get('private-previews/:id')
  @ApiOkResponse({ type: PrivatePreviewRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  view(@Param('id') id: string): Promise<PrivatePreviewRecord> {
    return this.privatePreviewQueries.find(id);
  }

  /** Changes a private preview. Collectors who are added are notified, nobody twice. */
  @Put('private-previews/:id')
  @ApiOkResponse({ type: PrivatePreviewRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async update(
    @Param('id') id: string,
    @Body() body: UpdatePrivatePreview,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrivatePreviewRecord> {
    await this.privatePreviewsService.update(id, body, staff);
    return this.privatePreviewQueries.find(id);
  }

  /** Opens a private preview ahead of time. */
  @Post('private-previews/:id/opening')
  @HttpCode(200)
  @ApiOkResponse({ type: PrivatePreviewRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({ description: 'preview_ended' })
  async openNow(
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrivatePreviewRecord> {
    await this.privatePreviewsService.openNow(id, staff);
    return this.privatePreviewQueries.find(id);
  }

  /** Ends a private preview. Repeating it has no effect. */
  @Delete('private-previews/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'not_found' })
  async end(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.privatePreviewsService.end(id, staff);
  }

  /** Makes a hidden artwork public and notifies its presale list in the order of the requests. */
  @OwnerRoute()
  @Post('artworks/:id/publication')
  @HttpCode(200)
  @ApiOkResponse({ type: ArtworkPublication })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async publishArtwork(@Param('id') id: string): Promise<ArtworkPublication> {
    return this.presaleNotificationsService.publishArtwork(id);
  }

  /** What a collector sees in their private preview. */
  @Get('collectors/:id/private-inventory')
  @ApiOkResponse({ type: [PreviewedArtwork] })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  async viewAsCollector(@Param('id') id: string): Promise<PreviewedArtwork[]> {
    const collector = isUUID(id) ? await this.collectorsService.find(id) : null;
    if (!collector) throw new AppError('collector_not_found');
    return this.collectorPreviewsService.list(collector);
  }

  /** Ends a collector’s reservation. Repeating it has no effect. */
  @Delete('collectors/:id/reservations/:editionId/:editionNumber')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'not_found' })
  async releaseReservation(
    @Param('id') collectorId: string,
    @Param('editionId') editionId: string,
    @Param('editionNumber', ParseIntPipe) editionNumber: number,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<void> {
    if (!isUUID(collectorId) || !isUUID(editionId)) throw new AppError('not_found');
    await this.previewReservationsService.release({ collectorId, editionId, editionNumber }, staff);
  }
}
