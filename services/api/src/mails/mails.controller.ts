import { Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { MailList, MailListQuery, MailRecord } from './dto/mail-list.dto';
import { MailDesk } from './mail-desk';
import { ReadMails } from './read-mails';

/** The gallery's view of the mails that it sends. */
@ApiTags('mails')
@ForStaff()
@Controller('api/admin/mails')
export class MailsController {
  constructor(
    private readonly reading: ReadMails,
    private readonly desk: MailDesk,
  ) {}

  /** What failed first. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MailList })
  list(@Query() query: MailListQuery): Promise<MailList> {
    return this.reading.page(query);
  }

  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: MailRecord })
  view(@Param('id') id: string): Promise<MailRecord> {
    return this.reading.one(id);
  }

  /** Has a mail that failed tried again at once. One that is delivered stays so. */
  @Post(':id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: MailRecord })
  async retry(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<MailRecord> {
    await this.desk.retry(id, staff);
    return this.reading.one(id);
  }

  /** Sends the same text to the same address once more, as a mail of its own. */
  @Post(':id/resend')
  @HttpCode(201)
  @ApiCreatedResponse({ type: MailRecord })
  @ApiConflictResponse({ description: 'mail_forgotten' })
  async resend(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<MailRecord> {
    return this.reading.one(await this.desk.resend(id, staff));
  }
}
