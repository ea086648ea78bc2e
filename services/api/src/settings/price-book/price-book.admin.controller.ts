import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff } from '../../identity';
import { PriceBookService } from './price-book.service';
import { CreatePriceBookVersion, PriceBookVersions, CurrentPrices } from './dto/price-book.dto';

/** The price book: its prices are read by the forms of the console, its versions are the owner's. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/price-book')
export class AdminPriceBookController {
  constructor(private readonly priceBookService: PriceBookService) {}

  @Get()
  @ForStaff()
  @ApiOkResponse({ type: CurrentPrices })
  async inForce(): Promise<CurrentPrices> {
    return this.priceBookService.getCurrent();
  }

  /** Every version with its prices and costs, latest first. */
  @Get('versions')
  @ApiOkResponse({ type: PriceBookVersions })
  async versions(): Promise<PriceBookVersions> {
    return this.priceBookService.list();
  }

  /** Writes a version, at once or from a moment on. */
  @Post('versions')
  @HttpCode(201)
  @ApiCreatedResponse({ type: PriceBookVersions })
  @ApiConflictResponse({ description: 'changed_meanwhile, with all versions in `details.record`' })
  async add(
    @Body() book: CreatePriceBookVersion,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PriceBookVersions> {
    return this.priceBookService.create(book, staff);
  }

  /** Withdraws a version that has not taken effect yet. */
  @Delete('versions/:version')
  @ApiOkResponse({ type: PriceBookVersions })
  @ApiNotFoundResponse({ description: 'not_found' })
  async withdraw(
    @Param('version', ParseIntPipe) version: number,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PriceBookVersions> {
    return this.priceBookService.withdraw(version, staff);
  }
}
