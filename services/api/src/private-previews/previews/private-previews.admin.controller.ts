import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff } from '../../identity';
import { PresaleNotificationsService } from '../presale-notifications/presale-notifications.service';
import { ArtworkPublication } from '../presale-notifications/dto/presale-notification.dto';
import { PrivatePreviewList, PrivatePreviewListQuery } from './dto/private-preview-list.dto';
import { UpdatePrivatePreview, CreatePrivatePreview, PrivatePreviewRecord } from './dto/private-preview.dto';
import { PrivatePreviewsService } from './private-previews.service';
import { PrivatePreviewQueries } from './private-previews.queries';

/** The gallery's calls on private previews, and the owner's on the opening of a work. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin')
export class AdminPrivatePreviewsController {
  constructor(
    private readonly privatePreviewsService: PrivatePreviewsService,
    private readonly privatePreviewQueries: PrivatePreviewQueries,
    private readonly presaleNotificationsService: PresaleNotificationsService,
  ) {}

  /** Shows works to collectors by name, or to a level and all above it. */
  @Post('private-previews')
  @HttpCode(201)
  @ApiCreatedResponse({ type: PrivatePreviewRecord })
  async create(
    @Body() body: CreatePrivatePreview,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrivatePreviewRecord> {
    return this.privatePreviewQueries.find(await this.privatePreviewsService.create(body, staff));
  }

  /** Private previews, newest first, ended ones included, a page at a time. */
  @Get('private-previews')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PrivatePreviewList })
  list(@Query() query: PrivatePreviewListQuery): Promise<PrivatePreviewList> {
    return this.privatePreviewQueries.page(query);
  }

  /** One of them, with what collectors made of it. */
  @Get('private-previews/:id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PrivatePreviewRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  view(@Param('id') id: string): Promise<PrivatePreviewRecord> {
    return this.privatePreviewQueries.find(id);
  }

  /** Changes it. Whoever is added is told, and nobody twice. */
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

  /** Opens it before its time. */
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

  /** Ends a private preview. Ended already is no error. */
  @Delete('private-previews/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'not_found' })
  async end(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.privatePreviewsService.end(id, staff);
  }

  /** Makes a hidden work public and tells its pre-sale list in the order of the requests. */
  @OwnerRoute()
  @Post('artworks/:id/opening')
  @HttpCode(200)
  @ApiOkResponse({ type: ArtworkPublication })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async publishArtwork(@Param('id') id: string): Promise<ArtworkPublication> {
    return this.presaleNotificationsService.publishArtwork(id);
  }
}
