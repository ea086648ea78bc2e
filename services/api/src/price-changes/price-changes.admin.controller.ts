import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../identity';
import {
  CreatePriceChange,
  PriceChangeInput,
  PriceChangePreview,
  PriceChangeRecord,
  UndonePriceChange,
} from './dto/price-change.dto';
import { PriceChangesService } from './price-changes.service';

/** The owner changes prices of sizes everywhere at once. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/price-changes')
export class AdminPriceChangesController {
  constructor(private readonly priceChangesService: PriceChangesService) {}

  /** Lists price changes, latest first. */
  @Get()
  @ApiOkResponse({ type: [PriceChangeRecord] })
  async list(): Promise<PriceChangeRecord[]> {
    return this.priceChangesService.list();
  }

  /** Previews a price change without making it. */
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: PriceChangePreview })
  async preview(@Body() input: PriceChangeInput): Promise<PriceChangePreview> {
    return this.priceChangesService.preview(input);
  }

  /** Applies a price change at once, or on its date. */
  @Post()
  @ApiCreatedResponse({ type: [PriceChangeRecord] })
  @ApiConflictResponse({ description: 'changed_meanwhile, with a new preview in `details.record`' })
  async create(
    @Body() input: CreatePriceChange,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PriceChangeRecord[]> {
    return this.priceChangesService.create(input, staff);
  }

  /** Undoes a price change. Prices that have changed again since stay. */
  @Post(':id/undo')
  @HttpCode(200)
  @ApiOkResponse({ type: UndonePriceChange })
  @ApiNotFoundResponse({ description: 'not_found' })
  async undo(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<UndonePriceChange> {
    return this.priceChangesService.undo(id, staff);
  }

  /** Withdraws a price change before its date. */
  @Delete(':id')
  @ApiOkResponse({ type: [PriceChangeRecord] })
  @ApiNotFoundResponse({ description: 'not_found' })
  async withdraw(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PriceChangeRecord[]> {
    return this.priceChangesService.withdraw(id, staff);
  }
}
