import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../identity';
import { AnnounceOpening } from './announce-opening';
import { ArtworkOpening } from './dto/presale.dto';
import { PreviewList, PreviewListQuery } from './dto/preview-list.dto';
import { ChangedPrivatePreview, NewPrivatePreview, PrivatePreviewRecord } from './dto/private-preview.dto';
import { GrantPreview } from './grant-preview';
import { ReadPreviews } from './read-previews';

/** The gallery's calls on private previews, and the owner's on the opening of a work. */
@ApiTags('previews')
@ForStaff()
@Controller('api/admin')
export class OwnerPreviewsController {
  constructor(
    private readonly granting: GrantPreview,
    private readonly reading: ReadPreviews,
    private readonly opening: AnnounceOpening,
  ) {}

  /** Shows works to collectors by name, or to a level and all above it. */
  @Post('private-previews')
  @HttpCode(201)
  @ApiCreatedResponse({ type: PrivatePreviewRecord })
  async create(
    @Body() body: NewPrivatePreview,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrivatePreviewRecord> {
    return this.reading.one(await this.granting.grant(body, staff));
  }

  /** Private previews, newest first, ended ones included, a page at a time. */
  @Get('private-previews')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PreviewList })
  list(@Query() query: PreviewListQuery): Promise<PreviewList> {
    return this.reading.page(query);
  }

  /** One of them, with what collectors made of it. */
  @Get('private-previews/:id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PrivatePreviewRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  view(@Param('id') id: string): Promise<PrivatePreviewRecord> {
    return this.reading.one(id);
  }

  /** Changes it. Whoever is added is told, and nobody twice. */
  @Put('private-previews/:id')
  @ApiOkResponse({ type: PrivatePreviewRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async change(
    @Param('id') id: string,
    @Body() body: ChangedPrivatePreview,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrivatePreviewRecord> {
    await this.granting.change(id, body, staff);
    return this.reading.one(id);
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
    await this.granting.openNow(id, staff);
    return this.reading.one(id);
  }

  /** Ends a private preview. Ended already is no error. */
  @Delete('private-previews/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'not_found' })
  async withdraw(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.granting.withdraw(id, staff);
  }

  /** Makes a hidden work public and tells its pre-sale list in the order of the requests. */
  @ForOwner()
  @Post('artworks/:id/opening')
  @HttpCode(200)
  @ApiOkResponse({ type: ArtworkOpening })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async open(@Param('id') id: string): Promise<ArtworkOpening> {
    return this.opening.open(id);
  }
}
