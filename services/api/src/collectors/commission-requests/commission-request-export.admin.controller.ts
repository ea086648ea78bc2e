import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { csvDownload, GetCsv } from '../../platform';
import { CommissionRequestListQuery } from './dto/commission-request-admin.dto';
import { CommissionRequestQueries } from './commission-requests.queries';

/** The list of commissions as a file. */
@ApiTags('commissions')
@ForStaff()
@Controller('api/admin/commissions.csv')
export class AdminCommissionRequestExportController {
  constructor(private readonly commissionRequestQueries: CommissionRequestQueries) {}

  /** Every commission that matches, as a file that is made while it is sent. */
  @GetCsv()
  csv(@Query() query: CommissionRequestListQuery): StreamableFile {
    return csvDownload('commissions.csv', this.commissionRequestQueries.csv(query));
  }
}
