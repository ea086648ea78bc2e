import { Controller, Get, Header, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { EmailList, EmailListQuery, EmailRecord } from './dto/email.dto';
import { EmailRetriesService, EmailsService } from './emails.service';
import { csvDownload, GetCsv } from '../platform';

/** The gallery's view of the mails that it sends. */
@ApiTags('mails')
@ForStaff()
@Controller('api/admin/mails')
export class AdminEmailsController {
  constructor(
    private readonly emailsService: EmailsService,
    private readonly emailRetriesService: EmailRetriesService,
  ) {}

  /** What failed first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EmailList })
  list(@Query() query: EmailListQuery): Promise<EmailList> {
    return this.emailsService.list(query);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EmailRecord })
  view(@Param('id') id: string): Promise<EmailRecord> {
    return this.emailsService.get(id);
  }

  /** Has a mail that failed tried again at once. One that is delivered stays so. */
  @Post(':id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: EmailRecord })
  async retry(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<EmailRecord> {
    await this.emailRetriesService.retry(id, staff);
    return this.emailsService.get(id);
  }

  /** Sends the same text to the same address once more, as a mail of its own. */
  @Post(':id/resend')
  @HttpCode(201)
  @ApiCreatedResponse({ type: EmailRecord })
  @ApiConflictResponse({ description: 'mail_forgotten' })
  async resend(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<EmailRecord> {
    return this.emailsService.get(await this.emailRetriesService.resend(id, staff));
  }
}

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
