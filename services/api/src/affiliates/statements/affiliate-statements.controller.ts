import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, RateLimit, CountReads } from '../../platform';
import { STATEMENT_READS_PER_MINUTE } from '../affiliates-policy';
import { SignedAffiliateStatement, StatementQuery } from './dto/affiliate-statement.dto';
import { AffiliateStatementLinksService } from './affiliate-statement-links.service';

/** Statements that affiliates read by a link, without an account. */
@ApiTags('partners')
@Controller('api/affiliate-statements')
export class AffiliateStatementsController {
  constructor(private readonly affiliateStatementLinksService: AffiliateStatementLinksService) {}

  /** A month of the statement, signed. */
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
