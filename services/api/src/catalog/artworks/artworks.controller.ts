import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, CacheResponse } from '../../platform';
import { ArtworkCard, ArtworkRecord } from './dto/artwork.dto';
import { PublicArtworksService } from './public-artworks.service';

/** Topic of all answers that show works or counts. */
export const CATALOG_TOPIC = 'catalogue';

/** What visitors read of the catalogue, from prepared bytes with ETag and 304. */
@ApiTags('catalogue')
@Controller('api')
export class ArtworksController {
  constructor(private readonly publicArtworksService: PublicArtworksService) {}

  /** Works for cards. */
  @Public()
  @Get('artworks')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: [ArtworkCard] })
  listCards(): Promise<ArtworkCard[]> {
    return this.publicArtworksService.listCards();
  }

  /** One work by its slug, or by a former one. */
  @Public()
  @Get('artworks/:slug')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: ArtworkRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  findBySlug(@Param('slug') slug: string): Promise<ArtworkRecord> {
    return this.publicArtworksService.record(slug);
  }

  /**
   * The public projection of the inventory: no hidden works, notes or costs. With a console's session in the
   * `Authorization` header the answer is a list of `InventoryRecord`, hidden works included.
   */
  @Public()
  @Get('admin/artwork-inventory')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: [ArtworkRecord] })
  listRecords(): Promise<ArtworkRecord[]> {
    return this.publicArtworksService.listRecords();
  }
}
