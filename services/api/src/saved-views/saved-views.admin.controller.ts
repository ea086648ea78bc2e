import { Body, Controller, Delete, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { UpdateSavedView, CreateSavedView, SavedViewRecord, SavedViewsQuery } from './dto/saved-view.dto';
import { SavedViewsService } from './saved-views.service';

/** Filters of the console's lists under names: everybody's own, and what the owner shares. */
@ApiTags('saved-views')
@ForStaff()
@Controller('api/admin/saved-views')
export class AdminSavedViewsController {
  constructor(private readonly savedViewsService: SavedViewsService) {}

  /** Of one list, oldest first: a person has twenty at most. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [SavedViewRecord] })
  shown(
    @Query() { list }: SavedViewsQuery,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<SavedViewRecord[]> {
    return this.savedViewsService.listVisible(staff, list);
  }

  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: SavedViewRecord })
  save(@Body() body: CreateSavedView, @CurrentStaff() staff: SignedInStaff): Promise<SavedViewRecord> {
    return this.savedViewsService.create(body, staff);
  }

  /** Gives one's own another name, or shares it; its filters stay. */
  @Patch(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'view_not_found' })
  async change(
    @Param('id') id: string,
    @Body() body: UpdateSavedView,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<void> {
    await this.savedViewsService.update(id, body, staff);
  }

  /** One's own; the owner also removes what is for everyone. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'view_not_found' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.savedViewsService.delete(id, staff);
  }
}
