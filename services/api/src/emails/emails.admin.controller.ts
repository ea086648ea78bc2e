import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentStaff, ForStaff, OwnerRoute, type SignedInStaff, PersonalDataExport } from '../identity';
import { csvDownload, GetCsv } from '../platform';
import { EmailText } from '../settings';
import {
  EmailPreview,
  UpdateEmailTemplate,
  EmailTemplateRecord,
  EmailTemplateRow,
  EmailTemplateVersion,
  EmailTemplatesService,
} from './email-templates.service';
import { EmailList, EmailListQuery, EmailRecord, EmailsService } from './emails.service';

/** The emails that the gallery sends. */
@ApiTags('emails')
@ForStaff()
@Controller('api/admin')
export class AdminEmailsController {
  constructor(private readonly emailsService: EmailsService) {}

  /** Lists emails, failed ones first. */
  @Get('emails')
  @ApiOkResponse({ type: EmailList })
  list(@Query() query: EmailListQuery): Promise<EmailList> {
    return this.emailsService.list(query);
  }

  /** An email with its text, while it is kept. */
  @Get('emails/:id')
  @ApiOkResponse({ type: EmailRecord })
  @ApiNotFoundResponse({ description: 'mail_not_found' })
  view(@Param('id') id: string): Promise<EmailRecord> {
    return this.emailsService.get(id);
  }

  /** Retries a failed email at once. A delivered one stays delivered. */
  @Post('emails/:id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: EmailRecord })
  @ApiNotFoundResponse({ description: 'mail_not_found' })
  async retry(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<EmailRecord> {
    await this.emailsService.retry(id, staff);
    return this.emailsService.get(id);
  }

  /** Sends the same text to the same address again, as a new email. */
  @Post('emails/:id/resend')
  @ApiCreatedResponse({ type: EmailRecord })
  @ApiConflictResponse({ description: 'mail_forgotten' })
  @ApiNotFoundResponse({ description: 'mail_not_found' })
  async resend(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<EmailRecord> {
    return this.emailsService.get(await this.emailsService.resend(id, staff));
  }

  /** Exports every email that matches as CSV, without its text. */
  @PersonalDataExport()
  @GetCsv('emails.csv')
  async csv(@Query() query: EmailListQuery, @CurrentStaff() staff: SignedInStaff): Promise<StreamableFile> {
    return csvDownload('emails.csv', await this.emailsService.exportCsv(query, staff));
  }
}

/** The gallery's email templates. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/email-templates')
export class AdminEmailTemplatesController {
  constructor(private readonly emailTemplatesService: EmailTemplatesService) {}

  /** Lists the email templates. */
  @Get()
  @ApiOkResponse({ type: [EmailTemplateRow] })
  async list(): Promise<EmailTemplateRow[]> {
    return this.emailTemplatesService.list();
  }

  /** An email template with its default. */
  @Get(':key')
  @ApiOkResponse({ type: EmailTemplateRecord })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async get(@Param('key') key: string): Promise<EmailTemplateRecord> {
    return this.emailTemplatesService.get(key);
  }

  /** Sets the content of an email template; null restores the default. */
  @Put(':key')
  @ApiOkResponse({ type: EmailTemplateRecord })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with the mail as it is now in `details.record`' })
  async update(
    @Param('key') key: string,
    @Body() change: UpdateEmailTemplate,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<EmailTemplateRecord> {
    return this.emailTemplatesService.update(key, change, staff);
  }

  /** Renders an email template with sample values. */
  @Post(':key/preview')
  @HttpCode(200)
  @ApiOkResponse({ type: EmailPreview })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async preview(@Param('key') key: string, @Body() words: EmailText): Promise<EmailPreview> {
    return this.emailTemplatesService.preview(key, words);
  }

  /** Lists the versions of an email template, latest first. */
  @Get(':key/versions')
  @ApiOkResponse({ type: [EmailTemplateVersion] })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async listVersions(@Param('key') key: string): Promise<EmailTemplateVersion[]> {
    return this.emailTemplatesService.listVersions(key);
  }
}
