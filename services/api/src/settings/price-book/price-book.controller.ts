import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../../identity';
import { KeepPriceBook } from './keep-price-book';
import { NewPriceBook, PriceBookRecord, PricesInForce } from './price-book.dto';

/** The price book: its prices are read by the forms of the console, its versions are the owner's. */
@ApiTags('settings')
@ForOwner()
@Controller('api/admin/price-book')
export class PriceBookController {
  constructor(private readonly keeping: KeepPriceBook) {}

  @Get()
  @ForStaff()
  @ApiOkResponse({ type: PricesInForce })
  async inForce(): Promise<PricesInForce> {
    return this.keeping.inForce();
  }

  /** Every version with its prices and costs, latest first. */
  @Get('versions')
  @ApiOkResponse({ type: PriceBookRecord })
  async versions(): Promise<PriceBookRecord> {
    return this.keeping.read();
  }

  /** Writes a version, at once or from a moment on. */
  @Post('versions')
  @HttpCode(201)
  @ApiCreatedResponse({ type: PriceBookRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile, with all versions in `details.record`' })
  async add(@Body() book: NewPriceBook, @CurrentStaff() staff: SignedInStaff): Promise<PriceBookRecord> {
    return this.keeping.add(book, staff);
  }

  /** Withdraws a version that has not taken effect yet. */
  @Delete('versions/:version')
  @ApiOkResponse({ type: PriceBookRecord })
  @ApiNotFoundResponse({ description: 'not_found' })
  async withdraw(
    @Param('version', ParseIntPipe) version: number,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PriceBookRecord> {
    return this.keeping.withdraw(version, staff);
  }
}
