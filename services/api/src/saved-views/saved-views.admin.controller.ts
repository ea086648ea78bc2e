import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import {
  UpdateSavedView,
  CreateSavedView,
  SavedViewRecord,
  SavedViewsQuery,
  SavedViewsService,
} from './saved-views.service';

/** Named filters of admin lists: the caller's own and shared ones. */
@ApiTags('saved-views')
@ForStaff()
@Controller('api/admin/saved-views')
export class AdminSavedViewsController {
  constructor(private readonly savedViewsService: SavedViewsService) {}

  /** Lists the saved views of a list, oldest first. */
  @Get()
  @ApiOkResponse({ type: [SavedViewRecord] })
  list(@Query() { list }: SavedViewsQuery, @CurrentStaff() staff: SignedInStaff): Promise<SavedViewRecord[]> {
    return this.savedViewsService.listVisible(staff, list);
  }

  /** Saves a list's filters under a name. */
  @Post()
  @ApiCreatedResponse({ type: SavedViewRecord })
  @ApiForbiddenResponse({ description: 'owner_only' })
  create(@Body() body: CreateSavedView, @CurrentStaff() staff: SignedInStaff): Promise<SavedViewRecord> {
    return this.savedViewsService.create(body, staff);
  }

  /** Renames or shares one of the caller’s views. Its filters stay. */
  @Patch(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'view_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  @ApiForbiddenResponse({ description: 'owner_only' })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateSavedView,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<void> {
    await this.savedViewsService.update(id, body, staff);
  }

  /** Deletes one of the caller’s views. An owner may delete any shared view. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'view_not_found' })
  async delete(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.savedViewsService.delete(id, staff);
  }
}
