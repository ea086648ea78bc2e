import {
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { PartnerStatement, StatementLink, StatementQuery } from './dto/partner-statement.dto';
import { ExportStatement } from './export-statement';
import { ReadStatement } from './read-statement';
import { StatementLinks } from './statement-links';

const UNKNOWN = { description: 'not_found' };

/** The owner's calls on a partner's statements. */
@ApiTags('partners')
@ForOwner()
@Controller('api/admin/selling-partners/:id')
export class StatementsController {
  constructor(
    private readonly reading: ReadStatement,
    private readonly exporting: ExportStatement,
    private readonly links: StatementLinks,
  ) {}

  /** A month of the account. */
  @Get('statement')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: PartnerStatement })
  @ApiNotFoundResponse(UNKNOWN)
  statement(@Param('id') id: string, @Query() { month }: StatementQuery): Promise<PartnerStatement> {
    return this.reading.of(id, month);
  }

  /** The same as a file. */
  @GetCsv('statement.csv')
  @ApiNotFoundResponse(UNKNOWN)
  async csv(@Param('id') id: string, @Query() { month }: StatementQuery): Promise<StreamableFile> {
    return csvDownload('statement.csv', await this.exporting.csv(id, month));
  }

  /** Makes the link by which the partner reads them; the one before is dead. */
  @Post('statement-link')
  @HttpCode(201)
  @ApiCreatedResponse({ type: StatementLink })
  @ApiNotFoundResponse(UNKNOWN)
  makeLink(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<StatementLink> {
    return this.links.make(id, owner);
  }

  /** Ends it. Ended already is no error. */
  @Delete('statement-link')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse(UNKNOWN)
  async withdrawLink(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.links.withdraw(id, owner);
  }
}
