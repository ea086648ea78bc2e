import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { AffiliatesService } from '../affiliates.service';
import { AffiliateUpdateService } from '../affiliate-update.service';
import {
  UpdateAffiliate,
  CreateAffiliate,
  AffiliateListQuery,
  Affiliate,
  AffiliateList,
} from '../dto/affiliate.dto';
import { AffiliateListQueries } from './affiliate-list.queries';

/** The owner's calls on selling partners themselves: rates are hers alone. */
@ApiTags('partners')
@OwnerRoute()
@Controller('api/admin/selling-partners')
export class AdminAffiliatesController {
  constructor(
    private readonly affiliateListQueries: AffiliateListQueries,
    private readonly affiliatesService: AffiliatesService,
    private readonly affiliateUpdateService: AffiliateUpdateService,
  ) {}

  /** Newest first, a page at a time. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: AffiliateList })
  list(@Query() query: AffiliateListQuery): Promise<AffiliateList> {
    return this.affiliateListQueries.list(query);
  }

  /** One of them. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: Affiliate })
  @ApiNotFoundResponse({ description: 'not_found' })
  view(@Param('id') id: string): Promise<Affiliate> {
    return this.affiliateListQueries.get(id);
  }

  /** Adds a partner, who can be referred to at once, and welcomes them if that is wanted. */
  @Post()
  @HttpCode(201)
  @ApiCreatedResponse({ type: Affiliate })
  create(
    @Body() { sendWelcome = false, ...wanted }: CreateAffiliate,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<Affiliate> {
    return sendWelcome
      ? this.affiliatesService.createAndWelcome(wanted, owner)
      : this.affiliatesService.create(wanted, owner);
  }

  /** Changes what is sent; orders that were placed keep the rate of their day. */
  @Patch(':id')
  @ApiOkResponse({ type: Affiliate })
  @ApiNotFoundResponse({ description: 'not_found' })
  @ApiConflictResponse({
    description: 'changed_meanwhile, with the partner as it is now in `details.record`',
  })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateAffiliate,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<Affiliate> {
    await this.affiliateUpdateService.update(id, body, owner);
    return this.affiliateListQueries.get(id);
  }
}
