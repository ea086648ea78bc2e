import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { EmailListQuery } from './dto/email.dto';
import { EmailsService } from './emails.service';

/** The list of mails as a file. */
@ApiTags('mails')
@ForStaff()
@Controller('api/admin/mails.csv')
export class AdminEmailsExportController {
  constructor(private readonly emailsService: EmailsService) {}

  /** Every mail that matches, without its text. */
  @GetCsv()
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: EmailListQuery): StreamableFile {
    return csvDownload('mails.csv', this.emailsService.exportCsv(filter));
  }
}
