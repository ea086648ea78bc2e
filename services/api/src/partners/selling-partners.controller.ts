import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../identity';
import { AddPartner } from './add-partner';
import { ChangePartner } from './change-partner';
import {
  ChangedSellingPartner,
  NewSellingPartner,
  PartnerListQuery,
  SellingPartner,
  SellingPartnerList,
} from './dto/selling-partner.dto';
import { ReadPartners } from './read-partners';

/** The owner's calls on selling partners themselves: rates are hers alone. */
@ApiTags('partners')
@ForOwner()
@Controller('api/admin/selling-partners')
export class SellingPartnersController {
  constructor(
    private readonly reading: ReadPartners,
    private readonly adding: AddPartner,
    private readonly changing: ChangePartner,
  ) {}

  /** Newest first, a page at a time. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SellingPartnerList })
  list(@Query() query: PartnerListQuery): Promise<SellingPartnerList> {
    return this.reading.page(query);
  }

  /** One of them. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SellingPartner })
  @ApiNotFoundResponse({ description: 'not_found' })
  view(@Param('id') id: string): Promise<SellingPartner> {
    return this.reading.one(id);
  }

  /** Adds a partner, who can be referred to at once, and welcomes them if that is wanted. */
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: SellingPartner })
  add(
    @Body() { sendWelcome = false, ...wanted }: NewSellingPartner,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<SellingPartner> {
    return sendWelcome ? this.adding.welcome(wanted, owner) : this.adding.add(wanted, owner);
  }

  /** Changes what is sent; orders that were placed keep the rate of their day. */
  @Patch(':id')
  @ApiOkResponse({ type: SellingPartner })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({
    description: 'changed_meanwhile, with the partner as it is now in `details.record`',
  })
  async change(
    @Param('id') id: string,
    @Body() body: ChangedSellingPartner,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<SellingPartner> {
    await this.changing.change(id, body, owner);
    return this.reading.one(id);
  }
}
