import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, RateLimit, ReadsCount } from '../platform';
import { SignedStatement, StatementQuery } from './dto/partner-statement.dto';
import { StatementLinks } from './statement-links';

/** More than anybody reads; guessing a secret of 256 bits takes longer still. Per address and minute. */
const READS = 60;

/** What a partner reads without a login. The link is all that they need to show. */
@ApiTags('partners')
@Controller('api/partner-statements')
export class PartnerStatementsController {
  constructor(private readonly links: StatementLinks) {}

  /** A month of the account, signed. */
  @Public()
  @ReadsCount()
  @RateLimit(READS)
  @Get(':token')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  @ApiOkResponse({ type: SignedStatement })
  @ApiNotFoundResponse({ description: 'not_found' })
  read(@Param('token') token: string, @Query() { month }: StatementQuery): Promise<SignedStatement> {
    return this.links.open(token, month);
  }
}
