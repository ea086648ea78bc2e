import { cents } from '@gallery/domain';
import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, ForStaff, type SignedInStaff } from '../identity';
import { SellNumber } from '../orders';
import { EditionLedger } from './dto/edition-ledger.dto';
import { HoldNumber, NumberReason, NumberSold, ReleaseNumber, SellNumberForm } from './dto/number-moves.dto';
import { MoveNumber } from './move-one-print';
import { ReadLedger } from './read-ledger';

const REFUSED = { description: 'print_move_refused, changed_meanwhile' };

/** The ledger of an edition, of an artwork or of an event's photograph: its numbers, and what can be done with them. */
@ApiTags('ledger')
@ForStaff()
@Controller('api/admin/editions/:editionId')
export class LedgerController {
  constructor(
    private readonly reading: ReadLedger,
    private readonly selling: SellNumber,
    private readonly moving: MoveNumber,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EditionLedger })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  read(@Param('editionId') editionId: string, @CurrentStaff() staff: SignedInStaff): Promise<EditionLedger> {
    return this.reading.of(editionId, staff);
  }

  /** Enters what was sold at the gallery. The same id again is the same sale. */
  @Post('sales')
  @HttpCode(201)
  @ApiCreatedResponse({ type: NumberSold })
  @ApiConflictResponse({
    description: 'number_taken, prints_unavailable, print_move_refused, changed_meanwhile',
  })
  async sell(
    @Param('editionId') editionId: string,
    @Body() { buyer, price, number = null, notes, tellsBuyer, ...sale }: SellNumberForm,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<NumberSold> {
    const { fullName, email, phone = '', street = '', city = '', state = '', zip = '', country = '' } = buyer;
    const orderNumber = await this.selling.sell(
      {
        ...sale,
        editionId,
        number,
        priceCents: cents(price),
        notes: notes || null,
        isBuyerTold: tellsBuyer,
        buyer: { fullName, email, phone, street, city, state, zip, country },
      },
      staff,
    );
    return { orderNumber };
  }

  /** Keeps a free number for somebody. */
  @Post('numbers/:number/hold')
  @HttpCode(200)
  @ApiOkResponse({ type: EditionLedger })
  @ApiConflictResponse(REFUSED)
  async hold(
    @Param('editionId') editionId: string,
    @Param('number', ParseIntPipe) number: number,
    @Body() body: HoldNumber,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EditionLedger> {
    await this.moving.hold({ editionId, number }, body, staff);
    return this.reading.of(editionId, staff);
  }

  /** What was kept for somebody is free again. */
  @Post('numbers/:number/release')
  @HttpCode(200)
  @ApiOkResponse({ type: EditionLedger })
  @ApiConflictResponse(REFUSED)
  async release(
    @Param('editionId') editionId: string,
    @Param('number', ParseIntPipe) number: number,
    @Body() body: ReleaseNumber,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EditionLedger> {
    await this.moving.release({ editionId, number }, body, staff);
    return this.reading.of(editionId, staff);
  }

  /** A number whose money went back is for sale again. */
  @ForOwner()
  @Post('numbers/:number/return')
  @HttpCode(200)
  @ApiOkResponse({ type: EditionLedger })
  @ApiConflictResponse(REFUSED)
  async return(
    @Param('editionId') editionId: string,
    @Param('number', ParseIntPipe) number: number,
    @Body() body: NumberReason,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EditionLedger> {
    await this.moving.return({ editionId, number }, body, staff);
    return this.reading.of(editionId, staff);
  }

  /** The number is never sold again. */
  @ForOwner()
  @Post('numbers/:number/void')
  @HttpCode(200)
  @ApiOkResponse({ type: EditionLedger })
  @ApiConflictResponse(REFUSED)
  async void(
    @Param('editionId') editionId: string,
    @Param('number', ParseIntPipe) number: number,
    @Body() body: NumberReason,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EditionLedger> {
    await this.moving.void({ editionId, number }, body, staff);
    return this.reading.of(editionId, staff);
  }
}
