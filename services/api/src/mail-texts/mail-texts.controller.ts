import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForOwner, type SignedInStaff } from '../identity';
import { MailWords } from '../settings';
import {
  MailPreview,
  MailTextChange,
  MailTextRecord,
  MailTextRow,
  MailTextVersion,
} from './dto/mail-texts.dto';
import { KeepMailTexts } from './keep-mail-texts';

/** The words of the gallery's mails. */
@ApiTags('settings')
@ForOwner()
@Controller('api/admin/mail-texts')
export class MailTextsController {
  constructor(private readonly keeping: KeepMailTexts) {}

  @Get()
  @ApiOkResponse({ type: [MailTextRow] })
  async list(): Promise<MailTextRow[]> {
    return this.keeping.list();
  }

  @Get(':key')
  @ApiOkResponse({ type: MailTextRecord })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async one(@Param('key') key: string): Promise<MailTextRecord> {
    return this.keeping.one(key);
  }

  /** Sets the words; null gives the mail back to the installed ones. */
  @Put(':key')
  @ApiOkResponse({ type: MailTextRecord })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile, with the mail as it is now in `details.record`' })
  async change(
    @Param('key') key: string,
    @Body() change: MailTextChange,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<MailTextRecord> {
    return this.keeping.change(key, change, staff);
  }

  /** The mail in these words, with examples in the place of what they name. */
  @Post(':key/preview')
  @HttpCode(200)
  @ApiOkResponse({ type: MailPreview })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async preview(@Param('key') key: string, @Body() words: MailWords): Promise<MailPreview> {
    return this.keeping.preview(key, words);
  }

  /** Latest first. */
  @Get(':key/versions')
  @ApiOkResponse({ type: [MailTextVersion] })
  @ApiNotFoundResponse({ description: 'mail_text_not_found' })
  async versions(@Param('key') key: string): Promise<MailTextVersion[]> {
    return this.keeping.versions(key);
  }
}
