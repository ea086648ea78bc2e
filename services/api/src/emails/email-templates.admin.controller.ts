import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../identity';
import { EmailText } from '../settings';
import {
  EmailPreview,
  UpdateEmailTemplate,
  EmailTemplateRecord,
  EmailTemplateRow,
  EmailTemplateVersion,
  EmailTemplatesService,
} from './email-templates.service';

/** The gallery's email templates. */
@ApiTags('settings')
@OwnerRoute()
@Controller('api/admin/email-templates')
export class AdminEmailTemplatesController {
  constructor(private readonly emailTemplatesService: EmailTemplatesService) {}

  @Get()
  @ApiOkResponse({ type: [EmailTemplateRow] })
  async list(): Promise<EmailTemplateRow[]> {
    return this.emailTemplatesService.list();
  }

  @Get(':key')
  @ApiOkResponse({ type: EmailTemplateRecord })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async get(@Param('key') key: string): Promise<EmailTemplateRecord> {
    return this.emailTemplatesService.get(key);
  }

  /** Sets the content; null restores the default. */
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

  /** Renders this content with sample values. */
  @Post(':key/preview')
  @HttpCode(200)
  @ApiOkResponse({ type: EmailPreview })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async preview(@Param('key') key: string, @Body() words: EmailText): Promise<EmailPreview> {
    return this.emailTemplatesService.preview(key, words);
  }

  /** Latest first. */
  @Get(':key/versions')
  @ApiOkResponse({ type: [EmailTemplateVersion] })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async listVersions(@Param('key') key: string): Promise<EmailTemplateVersion[]> {
    return this.emailTemplatesService.listVersions(key);
  }
}
