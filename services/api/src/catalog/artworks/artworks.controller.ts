import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, CacheResponse } from '../../platform';
import { ArtworkCard, ArtworkRecord } from './dto/artwork.dto';
import { PublicArtworksService } from './public-artworks.service';

/** Topic of all answers that show artworks or counts. */
export const CATALOG_TOPIC = 'catalogue';

/** The public catalog, from cached responses with ETag and 304. */
@ApiTags('catalogue')
@Controller('api')
export class ArtworksController {
  constructor(private readonly publicArtworksService: PublicArtworksService) {}

  /** Artworks for cards. */
  @Public()
  @Get('artworks')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: [ArtworkCard] })
  listCards(): Promise<ArtworkCard[]> {
    return this.publicArtworksService.listCards();
  }

  /** An artwork by its current slug or a former one. */
  @Public()
  @Get('artworks/:slug')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: ArtworkRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  findBySlug(@Param('slug') slug: string): Promise<ArtworkRecord> {
    return this.publicArtworksService.record(slug);
  }

  /**
   * The public projection of the inventory: no hidden artworks, notes or costs. With `?view=staff` staff get a list of
   * `InventoryRecord`, hidden artworks included, and everybody else `unauthorized`.
   */
  @Public()
  @Get('admin/artwork-inventory')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: [ArtworkRecord] })
  listRecords(): Promise<ArtworkRecord[]> {
    return this.publicArtworksService.listRecords();
  }
}
