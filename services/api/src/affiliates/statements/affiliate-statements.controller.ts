import {
  Controller,
  Get,
  Header,
  Param,
  Query,
  Delete,
  HttpCode,
  Post,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiCreatedResponse,
  ApiNoContentResponse,
} from '@nestjs/swagger';
import { Public, RateLimit, CountReads, csvDownload, GetCsv } from '../../platform';
import { STATEMENT_READS_PER_MINUTE } from '../affiliates-policy';
import {
  SignedAffiliateStatement,
  StatementQuery,
  AffiliateStatement,
  StatementLink,
} from './dto/affiliate-statement.dto';
import { AffiliateStatementLinksService } from './affiliate-statement-links.service';
import { CurrentStaff, OwnerRoute, type SignedInStaff, PersonalDataExport } from '../../identity';
import { AffiliateStatementsService } from './affiliate-statements.service';

/** Statements that affiliates read through a link, without an account. */
@ApiTags('partners')
@Controller('api/affiliate-statements')
export class AffiliateStatementsController {
  constructor(private readonly affiliateStatementLinksService: AffiliateStatementLinksService) {}

  /** A signed month of an affiliate’s statement. */
  @Public()
  @CountReads()
  @RateLimit(STATEMENT_READS_PER_MINUTE)
  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ type: SignedAffiliateStatement })
  @ApiNotFoundResponse({ description: 'not_found' })
  get(@Param('token') token: string, @Query() { month }: StatementQuery): Promise<SignedAffiliateStatement> {
    return this.affiliateStatementLinksService.getSigned(token, month);
  }
}

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

  /** A month of an affiliate’s statement. */
  @Get('statement')
  @ApiOkResponse({ type: AffiliateStatement })
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  statement(@Param('id') id: string, @Query() { month }: StatementQuery): Promise<AffiliateStatement> {
    return this.affiliateStatementsService.get(id, month);
  }

  /** A month of an affiliate’s statement as CSV. */
  @PersonalDataExport()
  @GetCsv('statement.csv')
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  async exportCsv(@Param('id') id: string, @Query() { month }: StatementQuery): Promise<StreamableFile> {
    return csvDownload('statement.csv', await this.affiliateStatementsService.exportCsv(id, month));
  }

  /** Creates the link to an affiliate’s statements, replacing the previous one. */
  @Post('statement-link')
  @ApiCreatedResponse({ type: StatementLink })
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  createLink(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<StatementLink> {
    return this.affiliateStatementLinksService.create(id, owner);
  }

  /** Revokes the link to an affiliate’s statements. Succeeds even if there is none. */
  @Delete('statement-link')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse(NOT_FOUND_RESPONSE)
  async revokeLink(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.affiliateStatementLinksService.revoke(id, owner);
  }
}
