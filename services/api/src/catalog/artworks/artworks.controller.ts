import { Controller, Get, Param } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiQuery,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { Public, CacheResponse } from '../../platform';
import { EditionAvailabilityQueries } from '../editions/edition-availability.queries';
import { ArtworkCard, ArtworkRecord, AvailableNumbers, PublicLedgerEntry } from './dto/artwork.dto';
import { InventoryRecord } from '../inventory/dto/inventory.dto';
import { PublicArtworksService } from './public-artworks.service';

/** Topic of all answers that show artworks or counts. */
export const CATALOG_TOPIC = 'catalogue';

/** The public catalog, from cached responses with ETag and 304. */
@ApiTags('catalogue')
@Controller('api')
export class ArtworksController {
  constructor(
    private readonly publicArtworksService: PublicArtworksService,
    private readonly editionAvailabilityQueries: EditionAvailabilityQueries,
  ) {}

  /** Lists artworks for cards. */
  @Public()
  @Get('artworks')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: [ArtworkCard] })
  listCards(): Promise<ArtworkCard[]> {
    return this.publicArtworksService.listCards();
  }

  /** The public ledger: how many prints of each artwork are sold, on hold and reserved, sorted by title. */
  @Public()
  @Get('ledger')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: [PublicLedgerEntry] })
  listLedger(): Promise<PublicLedgerEntry[]> {
    return this.publicArtworksService.listLedger();
  }

  /** An artwork by its current or a former slug. */
  @Public()
  @Get('artworks/:slug')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: ArtworkRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  findBySlug(@Param('slug') slug: string): Promise<ArtworkRecord> {
    return this.publicArtworksService.record(slug);
  }

  /** The edition numbers that can be bought now. */
  @Public()
  @Get('editions/:editionId/available-numbers')
  @CacheResponse(CATALOG_TOPIC)
  @ApiOkResponse({ type: AvailableNumbers })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  listAvailableNumbers(@Param('editionId') editionId: string): Promise<AvailableNumbers> {
    return this.editionAvailabilityQueries.findNumbers(editionId);
  }

  /**
   * Lists the inventory as the public sees it: no hidden artworks, notes or costs. With `?view=staff`, staff get a list
   * of `InventoryRecord` including hidden artworks; everyone else gets `unauthorized`.
   */
  @Public()
  @Get('admin/artwork-inventory')
  @CacheResponse(CATALOG_TOPIC)
  @ApiQuery({ name: 'view', required: false, enum: ['staff'] })
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: { anyOf: [{ $ref: getSchemaPath(ArtworkRecord) }, { $ref: getSchemaPath(InventoryRecord) }] },
    },
  })
  @ApiUnauthorizedResponse({ description: 'unauthorized, with `?view=staff`' })
  listRecords(): Promise<ArtworkRecord[]> {
    return this.publicArtworksService.listRecords();
  }
}
