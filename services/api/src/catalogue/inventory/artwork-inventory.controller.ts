import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../../identity';
import { Picture } from '../../media';
import { AppError, ReadsForm } from '../../platform';
import {
  InventoryPage,
  InventoryQuery,
  InventoryRecord,
  LiveStatusChange,
  WorkRemoval,
} from './inventory.dto';
import { KeepWorks } from './keep-works';
import { ReadWorkForm } from './read-work-form';
import { ReadWorks } from './read-works';
import { RemoveWork } from './remove-work';
import { StagePicture } from './stage-picture';
import { WorkChanges, WorkForm } from './work-form.dto';

const files = { type: 'array', items: { type: 'string', format: 'binary' } };

/** The form's fields and its pictures. */
const formOf = (fields: typeof WorkForm | typeof WorkChanges) => ({
  schema: {
    allOf: [
      { $ref: getSchemaPath(fields) },
      { type: 'object', properties: { artworkImages: files, catalogueImages: files } },
    ],
  },
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The console's calls about works. The list without a session is the catalogue's. */
@ApiTags('inventory')
@ApiExtraModels(WorkForm, WorkChanges)
@ForStaff()
@Controller('api/admin/artwork-inventory')
export class ArtworkInventoryController {
  constructor(
    private readonly reading: ReadWorks,
    private readonly forms: ReadWorkForm,
    private readonly staging: StagePicture,
    private readonly keeping: KeepWorks,
    private readonly removing: RemoveWork,
  ) {}

  /** A page of the inventory, newest first, hidden works included. */
  @Get('page')
  @ApiOkResponse({ type: InventoryPage })
  async page(@Query() query: InventoryQuery): Promise<InventoryPage> {
    return this.reading.page(query);
  }

  /** One work with everything that is kept of it. */
  @Get(':id')
  @ApiOkResponse({ type: InventoryRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async one(@Param('id') id: string): Promise<InventoryRecord> {
    return this.reading.one(id);
  }

  /** Adds a work. */
  @Post()
  @ForOwner()
  @HttpCode(201)
  @ReadsForm()
  @ApiBody(formOf(WorkForm))
  @ApiCreatedResponse({ type: InventoryRecord })
  async create(
    @Req() request: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<InventoryRecord> {
    return this.reading.one(await this.keeping.create(await this.forms.read(request, WorkForm), staff));
  }

  /** Takes one picture in ahead of its form, which names it in `pictures`: a form that fails loses none. */
  @Post('pictures')
  @HttpCode(201)
  @ReadsForm()
  @ApiBody({ schema: { type: 'object', properties: { picture: { type: 'string', format: 'binary' } } } })
  @ApiCreatedResponse({ type: Picture })
  async stage(@Req() request: FastifyRequest): Promise<Picture> {
    return this.staging.stage(request);
  }

  /** Changes what the form names. Prices and edition counts are the owner's. */
  @Put(':id')
  @HttpCode(200)
  @ReadsForm()
  @ApiBody(formOf(WorkChanges))
  @ApiOkResponse({ type: InventoryRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with the work as it is now in `details.record`' })
  async change(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<InventoryRecord> {
    await this.keeping.change(id, await this.forms.read(request, WorkChanges), staff);
    return this.reading.one(id);
  }

  /** Removes a work, or archives it when anybody has anything of it. */
  @Delete(':id')
  @ForOwner()
  @ApiOkResponse({ type: WorkRemoval })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<WorkRemoval> {
    if (!UUID.test(id))
      throw new AppError('validation_failed', { message: 'Invalid artwork ID. Cannot delete.' });
    return { outcome: await this.removing.remove(id, staff) };
  }

  /** Shows a work or hides it. */
  @Patch(':id/live-status')
  @ApiOkResponse({ type: InventoryRecord })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  async setLiveStatus(
    @Param('id') id: string,
    @Body() { liveStatus }: LiveStatusChange,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<InventoryRecord> {
    await this.removing.setLiveStatus(id, liveStatus, staff);
    return this.reading.one(id);
  }
}
