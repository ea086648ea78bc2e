import { Controller, Get, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, ReadyBytes } from '../platform';
import { ArtworkCard, ArtworkRecord } from './artwork.dto';
import { Inventory } from './inventory.service';

/** Topic of all answers that show works or counts. */
export const CATALOGUE_TOPIC = 'catalogue';

/** What visitors read of the catalogue, from prepared bytes with ETag and 304. */
@ApiTags('catalogue')
@Controller('api')
export class ArtworksController {
  constructor(private readonly inventory: Inventory) {}

  /** Works for cards. */
  @Public()
  @Get('artworks')
  @ReadyBytes(CATALOGUE_TOPIC)
  @ApiOkResponse({ type: [ArtworkCard] })
  cards(): Promise<ArtworkCard[]> {
    return this.inventory.cards();
  }

  /** One work by its slug, or by a former one. */
  @Public()
  @Get('artworks/:slug')
  @ReadyBytes(CATALOGUE_TOPIC)
  @ApiOkResponse({ type: ArtworkRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  record(@Param('slug') slug: string): Promise<ArtworkRecord> {
    return this.inventory.record(slug);
  }

  /**
   * The public projection of the inventory: no hidden works, notes or costs. With a console's session in the
   * `Authorization` header the answer is a list of `InventoryRecord`, hidden works included.
   */
  @Public()
  @Get('admin/artwork-inventory')
  @ReadyBytes(CATALOGUE_TOPIC)
  @ApiOkResponse({ type: [ArtworkRecord] })
  records(): Promise<ArtworkRecord[]> {
    return this.inventory.records();
  }
}
