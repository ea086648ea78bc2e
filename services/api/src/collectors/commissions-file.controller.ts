import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { CommissionListQuery } from './desk/dto/commission-desk.dto';
import { ReadCommissions } from './desk/read-commissions';

/** The list of commissions as a file. */
@ApiTags('commissions')
@ForStaff()
@Controller('api/admin/commissions.csv')
export class CommissionsFileController {
  constructor(private readonly reading: ReadCommissions) {}

  /** Every commission that matches, as a file that is made while it is sent. */
  @GetCsv()
  csv(@Query() query: CommissionListQuery): StreamableFile {
    return csvDownload('commissions.csv', this.reading.csv(query));
  }
}
