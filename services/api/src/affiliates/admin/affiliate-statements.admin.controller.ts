import { Controller, Delete, Get, HttpCode, Param, Post, Query, StreamableFile } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff, PersonalDataExport } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { AffiliateStatement, StatementLink, StatementQuery } from '../statements/dto/affiliate-statement.dto';
import { AffiliateStatementsService } from '../statements/affiliate-statements.service';
import { AffiliateStatementLinksService } from '../statements/affiliate-statement-links.service';

const NOT_FOUND_RESPONSE = { description: 'not_found' };

/** An affiliate's statements, for the owner. */
@ApiTags('partners')
@OwnerRoute()
@Controller('api/admin/selling-partners/:id')
export class AdminAffiliateStatementsController {
  constructor(
    private readonly affiliateStatementsService: AffiliateStatementsService,
    private readonly affiliateStatementLinksService: AffiliateStatementLinksService,
  ) {}

  /** A month of the statement. */
  @Get('statement')
  @ApiOkResponse({ type: AffiliateStatement })
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  statement(@Param('id') id: string, @Query() { month }: StatementQuery): Promise<AffiliateStatement> {
    return this.affiliateStatementsService.get(id, month);
  }

  /** The same as CSV. */
  @PersonalDataExport()
  @GetCsv('statement.csv')
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  async exportCsv(@Param('id') id: string, @Query() { month }: StatementQuery): Promise<StreamableFile> {
    return csvDownload('statement.csv', await this.affiliateStatementsService.exportCsv(id, month));
  }

  /** Creates the link by which the affiliate reads them; it replaces the former one. */
  @Post('statement-link')
  @ApiCreatedResponse({ type: StatementLink })
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  createLink(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<StatementLink> {
    return this.affiliateStatementLinksService.create(id, owner);
  }

  /** Revokes it. No error when there is none. */
  @Delete('statement-link')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  async revokeLink(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.affiliateStatementLinksService.revoke(id, owner);
  }
}
