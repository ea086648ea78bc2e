import { PAYMENT_LINK_DAYS, toCents } from '@gallery/domain';
import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, ForStaff, type SignedInStaff } from '../identity';
import { OfflineSalesService } from '../orders';
import { DraftOrderLinksService, PrintSaleLink } from '../payment-requests';
import { EditionStock } from './dto/edition-ledger.dto';
import {
  HoldPrint,
  PrintActionReason,
  CreatedOfflineSale,
  ReleasePrint,
  CreateOfflineSale,
  CreatePrintDraftOrder,
} from './dto/print-actions.dto';
import { PrintActionsService } from './print-actions.service';
import { EditionLedgerService } from './edition-ledger.service';

const REFUSED = { description: 'print_move_refused, changed_meanwhile' };

/** The ledger of an edition of an artwork or event photo: its prints, and what staff can do with them. */
@ApiTags('ledger')
@ForStaff()
@Controller('api/admin/editions/:editionId')
export class AdminPrintLedgerController {
  constructor(
    private readonly editionLedgerService: EditionLedgerService,
    private readonly offlineSalesService: OfflineSalesService,
    private readonly draftOrderLinksService: DraftOrderLinksService,
    private readonly printActionsService: PrintActionsService,
  ) {}

  /** The ledger of an edition, print by print. */
  @Get()
  @ApiOkResponse({ type: EditionStock })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  read(@Param('editionId') editionId: string, @CurrentStaff() staff: SignedInStaff): Promise<EditionStock> {
    return this.editionLedgerService.get(editionId, staff);
  }

  /** Records an offline sale. Repeating the same id records nothing new. */
  @Post('offline-sales')
  @ApiCreatedResponse({ type: CreatedOfflineSale })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  @ApiConflictResponse({
    description: 'number_taken, prints_unavailable, print_move_refused, changed_meanwhile',
  })
  @ApiUnprocessableEntityResponse({ description: 'frame_not_offered' })
  async recordOfflineSale(
    @Param('editionId') editionId: string,
    @Body() { buyer, price, editionNumber = null, notes, tellsBuyer, ...sale }: CreateOfflineSale,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CreatedOfflineSale> {
    const { fullName, email, phone = '', street = '', city = '', state = '', zip = '', country = '' } = buyer;
    const orderNumber = await this.offlineSalesService.recordPrintSale(
      {
        ...sale,
        editionId,
        editionNumber,
        priceCents: toCents(price),
        notes: notes || null,
        sendConfirmation: tellsBuyer,
        buyer: { fullName, email, phone, street, city, state, zip, country },
      },
      staff,
    );
    return { orderNumber };
  }

  /** Sells a print to a buyer in the room or on the phone: it is held, and they pay through a link. */
  @Post('draft-orders')
  @ApiCreatedResponse({ type: PrintSaleLink })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  @ApiConflictResponse({ description: 'inquiry_only, number_taken, prints_unavailable, changed_meanwhile' })
  @ApiUnprocessableEntityResponse({ description: 'frame_not_offered' })
  createDraftOrder(
    @Param('editionId') editionId: string,
    @Body() { buyer, price, editionNumber, version, frameType }: CreatePrintDraftOrder,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrintSaleLink> {
    const { fullName, email, phone = '' } = buyer;
    const chosen = editionNumber && version ? { editionNumber, version } : undefined;
    return this.draftOrderLinksService.sellPrint(
      {
        buyer: { fullName, email, phone, street: '', city: '', state: '', zip: '', country: '' },
        item: {
          artworkId: '',
          size: '',
          editionId,
          chosen,
          frameType,
          quantity: 1,
          priceCents: toCents(price),
        },
        days: PAYMENT_LINK_DAYS.draftOrder,
      },
      staff,
    );
  }

  /** Holds an available print for someone. */
  @Post('prints/:editionNumber/hold')
  @HttpCode(200)
  @ApiOkResponse({ type: EditionStock })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  @ApiConflictResponse(REFUSED)
  async hold(
    @Param('editionId') editionId: string,
    @Param('editionNumber', ParseIntPipe) editionNumber: number,
    @Body() body: HoldPrint,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EditionStock> {
    await this.printActionsService.hold({ editionId, editionNumber }, body, staff);
    return this.editionLedgerService.get(editionId, staff);
  }

  /** Releases a print that was held for someone. */
  @Post('prints/:editionNumber/release')
  @HttpCode(200)
  @ApiOkResponse({ type: EditionStock })
  @ApiConflictResponse(REFUSED)
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  async release(
    @Param('editionId') editionId: string,
    @Param('editionNumber', ParseIntPipe) editionNumber: number,
    @Body() body: ReleasePrint,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EditionStock> {
    await this.printActionsService.release({ editionId, editionNumber }, body, staff);
    return this.editionLedgerService.get(editionId, staff);
  }

  /** Puts a refunded print back on sale. */
  @OwnerRoute()
  @Post('prints/:editionNumber/return')
  @HttpCode(200)
  @ApiOkResponse({ type: EditionStock })
  @ApiConflictResponse(REFUSED)
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  async return(
    @Param('editionId') editionId: string,
    @Param('editionNumber', ParseIntPipe) editionNumber: number,
    @Body() body: PrintActionReason,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EditionStock> {
    await this.printActionsService.return({ editionId, editionNumber }, body, staff);
    return this.editionLedgerService.get(editionId, staff);
  }

  /** Voids a print, which is never sold again. */
  @OwnerRoute()
  @Post('prints/:editionNumber/void')
  @HttpCode(200)
  @ApiOkResponse({ type: EditionStock })
  @ApiConflictResponse(REFUSED)
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  async void(
    @Param('editionId') editionId: string,
    @Param('editionNumber', ParseIntPipe) editionNumber: number,
    @Body() body: PrintActionReason,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EditionStock> {
    await this.printActionsService.void({ editionId, editionNumber }, body, staff);
    return this.editionLedgerService.get(editionId, staff);
  }
}
