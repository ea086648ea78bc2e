import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OwnerRoute } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { AffiliateListQuery } from '../dto/affiliate.dto';
import { AffiliateListQueries } from './affiliate-list.queries';

/** The list of selling partners as a file. */
@ApiTags('partners')
@OwnerRoute()
@Controller('api/admin/selling-partners.csv')
export class AdminAffiliatesExportController {
  constructor(private readonly affiliateListQueries: AffiliateListQueries) {}

  /** Every partner who matches, with what they are owed, as a file that is made while it is sent. */
  @GetCsv()
  csv(@Query() query: AffiliateListQuery): StreamableFile {
    return csvDownload('partners.csv', this.affiliateListQueries.exportCsv(query));
  }
}
