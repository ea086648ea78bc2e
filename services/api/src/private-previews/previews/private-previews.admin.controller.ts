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

  /** Shows artworks to named collectors, or to a level and all above it. */
  @Post('private-previews')
  @ApiCreatedResponse({ type: PrivatePreviewRecord })
  async create(
    @Body() body: CreatePrivatePreview,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrivatePreviewRecord> {
    return this.privatePreviewQueries.find(await this.privatePreviewsService.create(body, staff));
  }

  /** Newest first, ended ones included, a page at a time. */
  @Get('private-previews')
  @ApiOkResponse({ type: PrivatePreviewList })
  list(@Query() query: PrivatePreviewListQuery): Promise<PrivatePreviewList> {
    return this.privatePreviewQueries.page(query);
  }

  /** The list as a CSV file. */
  @PersonalDataExport()
  @GetCsv('private-previews.csv')
  csv(@Query() query: PrivatePreviewListQuery): StreamableFile {
    return csvDownload('previews.csv', this.privatePreviewQueries.csv(query));
  }

  /** With its reservations and presale notifications. */
  @Get('private-previews/:id')
  @ApiOkResponse({ type: PrivatePreviewRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  view(@Param('id') id: string): Promise<PrivatePreviewRecord> {
    return this.privatePreviewQueries.find(id);
  }

  /** Notifies collectors who are added, and nobody twice. */
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

  /** Opens it ahead of time. */
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

  /** Repeating it is no error. */
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

  /** What the collector sees in their private preview. */
  @Get('collectors/:id/private-inventory')
  @ApiOkResponse({ type: [PreviewedArtwork] })
  @ApiNotFoundResponse({ description: 'collector_not_found' })
  async viewAsCollector(@Param('id') id: string): Promise<PreviewedArtwork[]> {
    const collector = isUUID(id) ? await this.collectorsService.find(id) : null;
    if (!collector) throw new AppError('collector_not_found');
    return this.collectorPreviewsService.list(collector);
  }

  /** Ends a reservation of the collector. Repeating it is no error. */
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
