import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff, ForStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { Picture } from '../../media';
import { AcceptsMultipart, AppError } from '../../platform';
import { EditionPricesService } from '../editions/edition-prices.service';
import { ArtworkFormService } from './artwork-form.service';
import { ArtworkInventoryService } from './artwork-inventory.service';
import { ArtworkPicturesService } from './artwork-pictures.service';
import { ArtworkFormParts } from './dto/artwork-form-parts.dto';
import { CreateArtworkForm, UpdateArtworkForm } from './dto/artwork-form.dto';
import {
  ArtworkRemoval,
  InventoryPage,
  InventoryQuery,
  InventoryRecord,
  UpdateLiveStatus,
} from './dto/inventory.dto';
import { InventoryQueries } from './inventory.queries';

const files = { type: 'array', items: { type: 'string', format: 'binary' } };

/** The form's fields and its pictures. */
const multipartBody = (fields: typeof CreateArtworkForm | typeof UpdateArtworkForm) => ({
  schema: {
    allOf: [
      { $ref: getSchemaPath(fields) },
      { type: 'object', properties: { artworkImages: files, catalogueImages: files } },
    ],
  },
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The inventory, for staff. Without a session, the list is part of the public catalog. */
@ApiTags('inventory')
@ApiExtraModels(CreateArtworkForm, UpdateArtworkForm, ArtworkFormParts)
@ForStaff()
@Controller('api/admin/artwork-inventory')
export class AdminArtworkInventoryController {
  constructor(
    private readonly inventoryQueries: InventoryQueries,
    private readonly artworkFormService: ArtworkFormService,
    private readonly artworkPicturesService: ArtworkPicturesService,
    private readonly artworkInventoryService: ArtworkInventoryService,
    private readonly editionPricesService: EditionPricesService,
  ) {}

  /** Lists a page of the inventory, newest first, including hidden artworks. */
  @Get('page')
  @ApiOkResponse({ type: InventoryPage })
  async page(@Query() query: InventoryQuery): Promise<InventoryPage> {
    return this.inventoryQueries.page(query);
  }

  /** An artwork with everything that staff see about it. */
  @Get(':id')
  @ApiOkResponse({ type: InventoryRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async find(@Param('id') id: string): Promise<InventoryRecord> {
    return this.inventoryQueries.find(id);
  }

  /** Adds an artwork. */
  @Post()
  @OwnerRoute()
  @HttpCode(201)
  @AcceptsMultipart()
  @ApiBody(multipartBody(CreateArtworkForm))
  @ApiCreatedResponse({ type: InventoryRecord })
  async create(
    @Req() request: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<InventoryRecord> {
    return this.inventoryQueries.find(
      await this.artworkInventoryService.create(
        await this.artworkFormService.parse(request, CreateArtworkForm),
        staff,
      ),
    );
  }

  /** Uploads a picture ahead of the form, which then names it in `pictures`: a form that fails loses no pictures. */
  @Post('pictures')
  @HttpCode(201)
  @AcceptsMultipart()
  @ApiBody({ schema: { type: 'object', properties: { picture: { type: 'string', format: 'binary' } } } })
  @ApiCreatedResponse({ type: Picture })
  async uploadPicture(@Req() request: FastifyRequest): Promise<Picture> {
    return this.artworkPicturesService.stage(request);
  }

  /** Changes the fields that the form sends. Only the owner may change prices and edition counts. */
  @Put(':id')
  @HttpCode(200)
  @AcceptsMultipart()
  @ApiBody(multipartBody(UpdateArtworkForm))
  @ApiOkResponse({ type: InventoryRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  @ApiForbiddenResponse({ description: 'owner_only' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with the work as it is now in `details.record`' })
  async update(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<InventoryRecord> {
    await this.artworkInventoryService.update(
      id,
      await this.artworkFormService.parse(request, UpdateArtworkForm),
      staff,
    );
    return this.inventoryQueries.find(id);
  }

  /** Removes an artwork, or archives it if it has sales, holds or orders. */
  @Delete(':id')
  @OwnerRoute()
  @ApiOkResponse({ type: ArtworkRemoval })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  @ApiBadRequestResponse({ description: 'validation_failed' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<ArtworkRemoval> {
    if (!UUID.test(id))
      throw new AppError('validation_failed', { message: 'Invalid artwork ID. Cannot delete.' });
    return { outcome: await this.artworkInventoryService.remove(id, staff) };
  }

  /** Sets the artwork’s sizes to the prices of its tier in the price book. */
  @Post(':id/price-book')
  @OwnerRoute()
  @HttpCode(200)
  @ApiOkResponse({ type: InventoryRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async applyPriceBook(
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<InventoryRecord> {
    await this.editionPricesService.applyPriceBook(id, staff);
    return this.inventoryQueries.find(id);
  }

  /** Shows or hides an artwork. */
  @Patch(':id/live-status')
  @ApiOkResponse({ type: InventoryRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async setLiveStatus(
    @Param('id') id: string,
    @Body() { liveStatus }: UpdateLiveStatus,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<InventoryRecord> {
    await this.artworkInventoryService.setLiveStatus(id, liveStatus, staff);
    return this.inventoryQueries.find(id);
  }
}
