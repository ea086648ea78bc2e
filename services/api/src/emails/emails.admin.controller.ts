import { Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff, PersonalDataExport } from '../identity';
import { EmailList, EmailListQuery, EmailRecord, EmailsService } from './emails.service';
import { csvDownload, GetCsv } from '../platform';

/** The emails that the gallery sends. */
@ApiTags('emails')
@ForStaff()
@Controller('api/admin')
export class AdminEmailsController {
  constructor(private readonly emailsService: EmailsService) {}

  /** Dead emails first. */
  @Get('emails')
  @ApiOkResponse({ type: EmailList })
  list(@Query() query: EmailListQuery): Promise<EmailList> {
    return this.emailsService.list(query);
  }

  @Get('emails/:id')
  @ApiOkResponse({ type: EmailRecord })
  view(@Param('id') id: string): Promise<EmailRecord> {
    return this.emailsService.get(id);
  }

  /** Retries a failed email at once. A delivered one stays delivered. */
  @Post('emails/:id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: EmailRecord })
  async retry(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<EmailRecord> {
    await this.emailsService.retry(id, staff);
    return this.emailsService.get(id);
  }

  /** Sends the same text to the same address again, as a new email. */
  @Post('emails/:id/resend')
  @ApiCreatedResponse({ type: EmailRecord })
  @ApiConflictResponse({ description: 'mail_forgotten' })
  async resend(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<EmailRecord> {
    return this.emailsService.get(await this.emailsService.resend(id, staff));
  }

  /** Every email that matches, without its text. */
  @PersonalDataExport()
  @GetCsv('emails.csv')
  async csv(@Query() query: EmailListQuery, @CurrentStaff() staff: SignedInStaff): Promise<StreamableFile> {
    return csvDownload('emails.csv', await this.emailsService.exportCsv(query, staff));
  }
}
