import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { MailListQuery } from './dto/mail-list.dto';
import { ReadMails } from './read-mails';

/** The list of mails as a file. */
@ApiTags('mails')
@ForStaff()
@Controller('api/admin/mails.csv')
export class MailsFileController {
  constructor(private readonly reading: ReadMails) {}

  /** Every mail that matches, without its text. */
  @GetCsv()
  csv(@Query() { cursor: _cursor, limit: _limit, ...filter }: MailListQuery): StreamableFile {
    return csvDownload('mails.csv', this.reading.csv(filter));
  }
}
