import { Body, Controller, Delete, Get, Param, ParseIntPipe, Post } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff } from '../../identity';
import { PriceBookService } from './price-book.service';
import { CreatePriceBookVersion, PriceBookVersions, CurrentPrices } from './dto/price-book.dto';

/** Staff read the current prices; the owner manages versions. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/price-book')
export class AdminPriceBookController {
  constructor(private readonly priceBookService: PriceBookService) {}

  /** The prices in force. */
  @Get()
  @ForStaff()
  @ApiOkResponse({ type: CurrentPrices })
  async getCurrent(): Promise<CurrentPrices> {
    return this.priceBookService.getCurrent();
  }

  /** Lists every price book version with its prices and costs, latest first. */
  @Get('versions')
  @ApiOkResponse({ type: PriceBookVersions })
  async list(): Promise<PriceBookVersions> {
    return this.priceBookService.list();
  }

  /** Creates a price book version, which takes effect at once or at its time. */
  @Post('versions')
  @ApiCreatedResponse({ type: PriceBookVersions })
  @ApiConflictResponse({ description: 'changed_meanwhile, with all versions in `details.record`' })
  async create(
    @Body() book: CreatePriceBookVersion,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PriceBookVersions> {
    return this.priceBookService.create(book, staff);
  }

  /** Withdraws a price book version that has not taken effect yet. */
  @Delete('versions/:version')
  @ApiOkResponse({ type: PriceBookVersions })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiBadRequestResponse({ description: 'validation_failed' })
  async withdraw(
    @Param('version', ParseIntPipe) version: number,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PriceBookVersions> {
    return this.priceBookService.withdraw(version, staff);
  }
}
